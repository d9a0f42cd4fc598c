import { testScenarios } from '../test-scenarios'
import { depositScenarios } from './deposits'
import { partyScenarios } from './parties-of-two'

testScenarios([...depositScenarios, ...partyScenarios])
