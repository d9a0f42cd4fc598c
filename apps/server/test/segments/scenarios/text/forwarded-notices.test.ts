import { testScenarios } from '../test-scenarios'
import { forwardedNoticeScenarios } from './forwarded-notices'

testScenarios(forwardedNoticeScenarios)
