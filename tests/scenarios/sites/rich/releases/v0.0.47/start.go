package start

func Start() string { return "one" }
