import { dailyNightLetters } from './letters-daily-nights'
import { dailyTicketLetters } from './letters-daily-tickets'
import { testScenarios } from './test-scenarios'

testScenarios([...dailyTicketLetters, ...dailyNightLetters])
