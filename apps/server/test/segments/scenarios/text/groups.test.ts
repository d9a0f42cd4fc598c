import { testScenarios } from '../test-scenarios'
import { groupDeskScenarios } from './group-desks'
import { groupStayScenarios } from './group-stays'
import { groupScenarios } from './groups'

testScenarios([...groupScenarios, ...groupDeskScenarios, ...groupStayScenarios])
