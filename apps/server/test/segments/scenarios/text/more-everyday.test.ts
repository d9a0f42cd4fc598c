import { testScenarios } from '../test-scenarios'
import { everydayNightScenarios } from './everyday-nights'
import { everydayTicketScenarios } from './everyday-tickets'

testScenarios([...everydayTicketScenarios, ...everydayNightScenarios])
