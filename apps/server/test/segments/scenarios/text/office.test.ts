import { testScenarios } from '../test-scenarios'
import { officeBillScenarios } from './office-bills'
import { officeJourneyScenarios } from './office-journeys'
import { officeSellerScenarios } from './office-sellers'
import { officeStayScenarios } from './office-stays'
import { officeTicketScenarios } from './office-tickets'

testScenarios([
  ...officeJourneyScenarios,
  ...officeTicketScenarios,
  ...officeSellerScenarios,
  ...officeStayScenarios,
  ...officeBillScenarios,
])
