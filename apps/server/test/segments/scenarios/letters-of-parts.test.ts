import { changesLetters } from './letters-changes'
import { markupLetters } from './letters-markup'
import { roomLetters } from './letters-rooms'
import { transferLetters } from './letters-transfers'
import { testScenarios } from './test-scenarios'

testScenarios([...transferLetters, ...roomLetters, ...markupLetters, ...changesLetters])
