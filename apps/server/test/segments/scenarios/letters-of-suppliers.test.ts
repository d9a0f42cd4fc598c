import { houseLetters } from './letters-houses'
import { railwayLetters } from './letters-railways'
import { ticketReceiptLetters } from './letters-ticket-receipts'
import { testScenarios } from './test-scenarios'

testScenarios([...railwayLetters, ...houseLetters, ...ticketReceiptLetters])
