import { calendarLetters } from './letters-calendars'
import { dataLetters } from './letters-data'
import { forwardedDataLetters } from './letters-forwarded-data'
import { testScenarios } from './test-scenarios'

testScenarios([...dataLetters, ...calendarLetters, ...forwardedDataLetters])
