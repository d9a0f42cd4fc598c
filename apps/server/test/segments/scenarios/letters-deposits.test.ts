import { depositLetters } from './letters-deposits'
import { partyLetters } from './letters-parties-of-two'
import { testScenarios } from './test-scenarios'

testScenarios([...depositLetters, ...partyLetters])
