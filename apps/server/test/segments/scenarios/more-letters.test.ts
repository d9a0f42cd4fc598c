import { designedLetters } from './letters-designed'
import { fareLetters } from './letters-fares'
import { feeLetters } from './letters-fees'
import { flightNumberLetters } from './letters-flight-numbers'
import { itineraryLetters } from './letters-itineraries'
import { laterLetters } from './letters-later'
import { movedLetters } from './letters-moved'
import { numberLetters } from './letters-numbers'
import { sellerLetters } from './letters-sellers'
import { stayLetters } from './letters-stays'
import { testScenarios } from './test-scenarios'

testScenarios([
  ...sellerLetters,
  ...flightNumberLetters,
  ...feeLetters,
  ...designedLetters,
  ...itineraryLetters,
  ...numberLetters,
  ...movedLetters,
  ...fareLetters,
  ...stayLetters,
  ...laterLetters,
])
