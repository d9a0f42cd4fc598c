import { testScenarios } from '../test-scenarios'
import { everydayJourneyScenarios } from './everyday-journeys'
import { everydayStayScenarios } from './everyday-stays'

testScenarios([...everydayJourneyScenarios, ...everydayStayScenarios])
