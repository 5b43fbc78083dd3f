swift run courier < /dev/null
