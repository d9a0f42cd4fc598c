import { forwardedNoticeLetters } from './letters-forwarded-notices'
import { testScenarios } from './test-scenarios'

testScenarios(forwardedNoticeLetters)
