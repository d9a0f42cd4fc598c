import { businessBillLetters } from './letters-business-bills'
import { businessChangeLetters } from './letters-business-changes'
import { businessSourceLetters } from './letters-business-sources'
import { testScenarios } from './test-scenarios'

testScenarios([...businessSourceLetters, ...businessChangeLetters, ...businessBillLetters])
