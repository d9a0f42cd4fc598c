import { followingLetters } from './letters-after-the-fact'
import { crossingLetters } from './letters-crossings'
import { fileLetters } from './letters-houses-and-files'
import { rebookedLetters } from './letters-rebooked'
import { testScenarios } from './test-scenarios'

testScenarios([...crossingLetters, ...fileLetters, ...followingLetters, ...rebookedLetters])
