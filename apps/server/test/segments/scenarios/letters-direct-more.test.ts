import { directGroundLetters } from './letters-direct-ground'
import { directTripLetters } from './letters-direct-trips'
import { testScenarios } from './test-scenarios'

testScenarios([...directTripLetters, ...directGroundLetters])
