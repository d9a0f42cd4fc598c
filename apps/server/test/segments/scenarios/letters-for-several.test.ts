import { companionLetters } from './letters-companions'
import { hourLetters } from './letters-hours'
import { nameLetters } from './letters-names'
import { receiptLetters } from './letters-receipts'
import { testScenarios } from './test-scenarios'

testScenarios([...hourLetters, ...receiptLetters, ...companionLetters, ...nameLetters])
