import { dailyJourneyLetters } from './letters-daily-journeys'
import { dailyStayLetters } from './letters-daily-stays'
import { testScenarios } from './test-scenarios'

testScenarios([...dailyJourneyLetters, ...dailyStayLetters])
