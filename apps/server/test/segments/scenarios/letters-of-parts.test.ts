import { roomLetters } from './letters-rooms'
import { transferLetters } from './letters-transfers'
import { testScenarios } from './test-scenarios'

testScenarios([...transferLetters, ...roomLetters])
