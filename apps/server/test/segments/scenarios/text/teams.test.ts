import { testScenarios } from '../test-scenarios'
import { teamDeskScenarios } from './team-desks'
import { teamStayScenarios } from './team-stays'
import { teamScenarios } from './teams'

testScenarios([...teamScenarios, ...teamDeskScenarios, ...teamStayScenarios])
