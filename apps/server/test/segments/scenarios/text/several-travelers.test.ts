import { testScenarios } from '../test-scenarios'
import { companionScenarios } from './companions'
import { hourScenarios } from './hours'
import { nameScenarios } from './names'
import { receiptScenarios } from './receipts'

testScenarios([...hourScenarios, ...receiptScenarios, ...companionScenarios, ...nameScenarios])
