import { testScenarios } from '../test-scenarios'
import { unusualOrderScenarios } from './unusual-orders'
import { unusualPriceScenarios } from './unusual-prices'
import { unusualSourceScenarios } from './unusual-sources'

testScenarios([...unusualOrderScenarios, ...unusualSourceScenarios, ...unusualPriceScenarios])
