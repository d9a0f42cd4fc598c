import { depositLetters } from './letters-deposits'
import { partyLetters } from './letters-parties-by-sea'
import { testScenarios } from './test-scenarios'

testScenarios([...depositLetters, ...partyLetters])
