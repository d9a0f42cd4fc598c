import { testScenarios } from '../test-scenarios'
import { orderJourneyScenarios } from './order-journeys'
import { orderStayScenarios } from './order-stays'

testScenarios([...orderJourneyScenarios, ...orderStayScenarios])
