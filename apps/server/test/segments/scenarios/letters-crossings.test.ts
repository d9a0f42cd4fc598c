import { crossingLetters } from './letters-crossings'
import { fileLetters } from './letters-files'
import { followingLetters } from './letters-following'
import { rebookedLetters } from './letters-rebooked'
import { testScenarios } from './test-scenarios'

testScenarios([...crossingLetters, ...fileLetters, ...followingLetters, ...rebookedLetters])
