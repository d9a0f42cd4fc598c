import { testScenarios } from '../test-scenarios'
import { changedGroundScenarios } from './changed-ground'
import { changedTimeScenarios } from './changed-times'
import { correctedStayScenarios } from './corrected-stays'
import { paidAdditionScenarios } from './paid-additions'
import { rebookedFlightScenarios } from './rebooked-flights'

testScenarios([
  ...changedTimeScenarios,
  ...rebookedFlightScenarios,
  ...correctedStayScenarios,
  ...paidAdditionScenarios,
  ...changedGroundScenarios,
])
