import { testScenarios } from '../test-scenarios'
import { houseScenarios } from './houses'
import { railwayScenarios } from './railways'
import { ticketReceiptScenarios } from './ticket-receipts'

testScenarios([...railwayScenarios, ...houseScenarios, ...ticketReceiptScenarios])
