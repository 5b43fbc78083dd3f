print("patient")
