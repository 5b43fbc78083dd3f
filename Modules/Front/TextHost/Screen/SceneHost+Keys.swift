extension SceneHost: KeyboardScreen {}
