import { testScenarios } from '../test-scenarios'
import { directFlightScenarios } from './direct-flights'
import { directPassengerScenarios } from './direct-passengers'
import { directRentalScenarios } from './direct-rentals'
import { directStayScenarios } from './direct-stays'

testScenarios([...directFlightScenarios, ...directPassengerScenarios, ...directStayScenarios, ...directRentalScenarios])
