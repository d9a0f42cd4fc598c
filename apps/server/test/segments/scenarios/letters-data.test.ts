import { calendarLetters } from './letters-calendars'
import { dataLetters } from './letters-data'
import { dataByWordsLetters } from './letters-data-by-words'
import { forwardedDataLetters } from './letters-forwarded-data'
import { invitationLetters } from './letters-invitations'
import { passLetters } from './letters-passes'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...dataLetters,
  ...calendarLetters,
  ...dataByWordsLetters,
  ...forwardedDataLetters,
  ...passLetters,
  ...invitationLetters,
])
