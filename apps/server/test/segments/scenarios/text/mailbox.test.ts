import { testScenarios } from '../test-scenarios'
import { otherWordScenarios } from './changed-in-other-words'
import { changeAloneScenarios } from './changes-alone'
import { mailboxChangeScenarios } from './mailbox-changes'
import { mailboxGuestScenarios } from './mailbox-guests'
import { mailboxJourneyScenarios } from './mailbox-journeys'
import { mailboxStayScenarios } from './mailbox-stays'

testScenarios([
  ...mailboxJourneyScenarios,
  ...mailboxChangeScenarios,
  ...mailboxStayScenarios,
  ...mailboxGuestScenarios,
  ...changeAloneScenarios,
  ...otherWordScenarios,
])
