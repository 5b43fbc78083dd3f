print("clinic")
