import { delayLetters } from './letters-delays'
import { refundLetters } from './letters-refunds-apart'
import { upgradeLetters } from './letters-upgrades'
import { testScenarios } from './test-scenarios'

testScenarios([...delayLetters, ...refundLetters, ...upgradeLetters])
