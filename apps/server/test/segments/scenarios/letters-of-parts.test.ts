import { changesLetters } from './letters-changes'
import { extraLetters } from './letters-extras'
import { markupLetters } from './letters-markup'
import { noticeLetters } from './letters-notices'
import { orderLetters } from './letters-orders'
import { roomLetters } from './letters-rooms'
import { splitLetters } from './letters-split'
import { transferLetters } from './letters-transfers'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...transferLetters,
  ...roomLetters,
  ...orderLetters,
  ...extraLetters,
  ...splitLetters,
  ...markupLetters,
  ...changesLetters,
  ...noticeLetters,
])
