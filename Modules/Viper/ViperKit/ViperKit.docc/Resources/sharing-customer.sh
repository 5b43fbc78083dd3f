echo Cancel | swift run customer
