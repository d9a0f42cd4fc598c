import { roadAndSeaLetters } from './letters-by-road-and-sea'
import { locatorLetters } from './letters-locators'
import { packageLetters } from './letters-packages'
import { testScenarios } from './test-scenarios'

testScenarios([...locatorLetters, ...packageLetters, ...roadAndSeaLetters])
