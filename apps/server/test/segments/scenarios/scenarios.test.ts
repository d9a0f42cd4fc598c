import { deskScenarios } from './desks'
import { forwardScenarios } from './forwards'
import { journeyScenarios } from './journeys'
import { moneyScenarios } from './money'
import { nameScenarios } from './names'
import { orderScenarios } from './orders'
import { partialScenarios } from './partial'
import { referenceScenarios } from './references'
import { statedScenarios } from './stated'
import { stayScenarios } from './stays'
import { testScenarios } from './test-scenarios'
import { travelerScenarios } from './travelers'

testScenarios([
  ...travelerScenarios,
  ...referenceScenarios,
  ...orderScenarios,
  ...moneyScenarios,
  ...statedScenarios,
  ...nameScenarios,
  ...stayScenarios,
  ...journeyScenarios,
  ...forwardScenarios,
  ...deskScenarios,
  ...partialScenarios,
])
