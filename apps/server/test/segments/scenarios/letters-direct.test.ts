import { directFlightLetters } from './letters-direct-flights'
import { directPassengerLetters } from './letters-direct-passengers'
import { directRentalLetters } from './letters-direct-rentals'
import { directStayLetters } from './letters-direct-stays'
import { testScenarios } from './test-scenarios'

testScenarios([...directFlightLetters, ...directPassengerLetters, ...directStayLetters, ...directRentalLetters])
