import { testScenarios } from '../test-scenarios'
import { designedScenarios } from './designed'
import { differenceScenarios } from './differences'
import { fareScenarios } from './fares'
import { feeScenarios } from './fees'
import { flightNumberScenarios } from './flight-numbers'
import { itineraryScenarios } from './itineraries'
import { laterScenarios } from './later-emails'
import { movedScenarios } from './moved'
import { numberScenarios } from './numbers'
import { reminderScenarios } from './reminders'
import { replacedScenarios } from './replaced'
import { routeScenarios } from './routes'
import { sellerScenarios } from './sellers'
import { stayScenarios } from './stays'
import { unrelatedScenarios } from './unrelated-emails'

testScenarios([
  ...sellerScenarios,
  ...flightNumberScenarios,
  ...feeScenarios,
  ...designedScenarios,
  ...itineraryScenarios,
  ...numberScenarios,
  ...movedScenarios,
  ...fareScenarios,
  ...stayScenarios,
  ...laterScenarios,
  ...replacedScenarios,
  ...routeScenarios,
  ...differenceScenarios,
  ...reminderScenarios,
  ...unrelatedScenarios,
])
