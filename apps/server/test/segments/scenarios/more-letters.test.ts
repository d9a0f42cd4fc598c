import { designedLetters } from './letters-designed'
import { differenceLetters } from './letters-differences'
import { fareLetters } from './letters-fares'
import { feeLetters } from './letters-fees'
import { flightNumberLetters } from './letters-flight-numbers'
import { itineraryLetters } from './letters-itineraries'
import { laterLetters } from './letters-later'
import { movedLetters } from './letters-moved'
import { numberLetters } from './letters-numbers'
import { reminderLetters } from './letters-reminders'
import { replacedLetters } from './letters-replaced'
import { routeLetters } from './letters-routes'
import { sellerLetters } from './letters-sellers'
import { stayLetters } from './letters-stays'
import { unrelatedLetters } from './letters-unrelated'
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
  ...replacedLetters,
  ...routeLetters,
  ...differenceLetters,
  ...reminderLetters,
  ...unrelatedLetters,
])
