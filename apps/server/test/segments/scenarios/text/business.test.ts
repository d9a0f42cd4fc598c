import { testScenarios } from '../test-scenarios'
import { businessBillScenarios } from './business-bills'
import { businessChangeScenarios } from './business-changes'
import { businessSourceScenarios } from './business-sources'

testScenarios([...businessSourceScenarios, ...businessChangeScenarios, ...businessBillScenarios])
