import { testScenarios } from '../test-scenarios'
import { agencyScenarios } from './agencies'
import { airlineChangeScenarios } from './airline-changes'
import { airlineScenarios } from './airlines'
import { groundScenarios } from './ground'
import { hotelScenarios } from './hotels'
import { partialScenarios } from './partial'
import { partyScenarios } from './parties'

testScenarios([
  ...airlineScenarios,
  ...airlineChangeScenarios,
  ...hotelScenarios,
  ...groundScenarios,
  ...agencyScenarios,
  ...partyScenarios,
  ...partialScenarios,
])
