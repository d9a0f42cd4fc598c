import { designedLetters } from './letters-designed'
import { feeLetters } from './letters-fees'
import { flightNumberLetters } from './letters-flight-numbers'
import { itineraryLetters } from './letters-itineraries'
import { movedLetters } from './letters-moved'
import { numberLetters } from './letters-numbers'
import { sellerLetters } from './letters-sellers'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...sellerLetters,
  ...flightNumberLetters,
  ...feeLetters,
  ...designedLetters,
  ...itineraryLetters,
  ...numberLetters,
  ...movedLetters,
])
