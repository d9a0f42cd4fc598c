import { agencyLetters } from './letters-agencies'
import { airlineChangeLetters } from './letters-airline-changes'
import { airlineLetters } from './letters-airlines'
import { groundLetters } from './letters-ground'
import { hotelLetters } from './letters-hotels'
import { partialLetters } from './letters-partial'
import { partyLetters } from './letters-parties'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...airlineLetters,
  ...airlineChangeLetters,
  ...hotelLetters,
  ...groundLetters,
  ...agencyLetters,
  ...partyLetters,
  ...partialLetters,
])
