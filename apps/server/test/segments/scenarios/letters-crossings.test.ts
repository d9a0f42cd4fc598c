import { crossingLetters } from './letters-crossings'
import { fileLetters } from './letters-houses-and-files'
import { testScenarios } from './test-scenarios'

testScenarios([...crossingLetters, ...fileLetters])
