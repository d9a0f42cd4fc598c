import { oddOrderLetters } from './letters-odd-orders'
import { oddPriceLetters } from './letters-odd-prices'
import { oddSourceLetters } from './letters-odd-sources'
import { testScenarios } from './test-scenarios'

testScenarios([...oddOrderLetters, ...oddSourceLetters, ...oddPriceLetters])
