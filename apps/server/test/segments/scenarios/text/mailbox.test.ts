import { testScenarios } from '../test-scenarios'
import { otherWordScenarios } from './changed-in-other-words'
import { changeAloneScenarios } from './changes-alone'
import { mailboxJourneyScenarios } from './mailbox-journeys'
import { mailboxStayScenarios } from './mailbox-stays'

testScenarios([...mailboxJourneyScenarios, ...mailboxStayScenarios, ...changeAloneScenarios, ...otherWordScenarios])
