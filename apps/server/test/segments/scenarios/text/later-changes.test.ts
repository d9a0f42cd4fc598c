import { testScenarios } from '../test-scenarios'
import { changedGroundScenarios } from './changed-ground'
import { correctedStayScenarios } from './corrected-stays'
import { paidAdditionScenarios } from './paid-additions'
import { rebookedFlightScenarios } from './rebooked-flights'

testScenarios([
  ...rebookedFlightScenarios,
  ...correctedStayScenarios,
  ...paidAdditionScenarios,
  ...changedGroundScenarios,
])
