import { testScenarios } from '../test-scenarios'
import { changesScenarios } from './changes'
import { extraScenarios } from './extras'
import { markupScenarios } from './markup'
import { noticeScenarios } from './notices'
import { orderScenarios } from './orders'
import { roomScenarios } from './rooms'
import { splitScenarios } from './split'
import { transferScenarios } from './transfers'

testScenarios([
  ...transferScenarios,
  ...roomScenarios,
  ...orderScenarios,
  ...extraScenarios,
  ...splitScenarios,
  ...markupScenarios,
  ...changesScenarios,
  ...noticeScenarios,
])
