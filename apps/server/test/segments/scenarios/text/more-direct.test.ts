import { testScenarios } from '../test-scenarios'
import { directGroundScenarios } from './direct-ground'
import { directTripScenarios } from './direct-trips'

testScenarios([...directTripScenarios, ...directGroundScenarios])
