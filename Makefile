# site   the example's guide into Site/ (installs what is missing)
# test   every check (installs what is missing)
# format the sources, as the toolchain formats them
# golden the expected site of the tests anew; look at the difference before you commit it
# accuracy   how right the checks of pronunciations are, into Tests/Accuracy (installs dictionaries)
# fuzz   random hints on the checks of pronunciations, MINUTES=10

.PHONY: site test format golden accuracy fuzz

site:
	scripts/site

test:
	scripts/test

format:
	swift format -i -r Package.swift Sources Tests

golden:
	RECORD_GOLDEN=1 swift test --filter GuideSiteTests || true

accuracy:
	scripts/pronunciation-accuracy

fuzz:
	scripts/fuzz $(MINUTES)
