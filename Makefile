.PHONY: help build test lint format check manual demo picture

help: ## Lists these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' Makefile

build: ## Builds the two programs and the clinic's tool
	swift build --product patient
	swift build --product doctor
	swift build --product clinic

test: ## Builds and runs every test
	swift test

lint: ## Checks the form of the sources
	swift format lint --strict --parallel --recursive Package.swift Apps Modules Tests Tools

format: ## Brings the sources into form
	swift format --in-place --parallel --recursive Package.swift Apps Modules Tests Tools

check: lint test ## Everything that has to pass

manual: ## Writes the programs' man pages below .build/plugins
	swift package --allow-writing-to-package-directory generate-manual --configuration debug

demo: build ## Shows Home in both apps, and what of it is shared
	swift build --product demo
	@.build/debug/demo

picture: build ## Draws the README's picture anew
	Documentation/draw-home
