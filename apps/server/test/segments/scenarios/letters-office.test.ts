import { officeBillLetters } from './letters-office-bills'
import { officeJourneyLetters } from './letters-office-journeys'
import { officeSellerLetters } from './letters-office-sellers'
import { officeStayLetters } from './letters-office-stays'
import { officeTicketLetters } from './letters-office-tickets'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...officeJourneyLetters,
  ...officeTicketLetters,
  ...officeSellerLetters,
  ...officeStayLetters,
  ...officeBillLetters,
])
