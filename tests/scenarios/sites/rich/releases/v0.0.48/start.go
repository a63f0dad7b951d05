package start

func Start() string { return "two" }
