import { houseLetters } from './letters-houses'
import { railwayLetters } from './letters-railways'
import { receiptLetters } from './letters-receipts'
import { testScenarios } from './test-scenarios'

testScenarios([...railwayLetters, ...houseLetters, ...receiptLetters])
