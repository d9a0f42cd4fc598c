import { testScenarios } from '../test-scenarios'
import { calendarScenarios } from './calendars'
import { dataScenarios } from './data'
import { dataByWordsScenarios } from './data-and-text'
import { forwardedDataScenarios } from './forwarded-data'
import { invitationScenarios } from './invitations'
import { passScenarios } from './passes'

testScenarios([
  ...dataScenarios,
  ...calendarScenarios,
  ...dataByWordsScenarios,
  ...forwardedDataScenarios,
  ...passScenarios,
  ...invitationScenarios,
])
