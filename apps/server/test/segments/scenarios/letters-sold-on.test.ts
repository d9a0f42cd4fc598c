import { soldFlightLetters } from './letters-sold-flights'
import { soldTripLetters } from './letters-sold-trips'
import { testScenarios } from './test-scenarios'

testScenarios([...soldFlightLetters, ...soldTripLetters])
