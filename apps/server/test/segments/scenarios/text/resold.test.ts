import { testScenarios } from '../test-scenarios'
import { soldFlightScenarios } from './sold-flights'
import { soldTripScenarios } from './sold-trips'

testScenarios([...soldFlightScenarios, ...soldTripScenarios])
