import { testScenarios } from '../test-scenarios'
import { delayScenarios } from './delays'
import { refundScenarios } from './refunds-apart'
import { upgradeScenarios } from './upgrades'

testScenarios([...delayScenarios, ...refundScenarios, ...upgradeScenarios])
