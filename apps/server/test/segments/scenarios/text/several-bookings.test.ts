import { testScenarios } from '../test-scenarios'
import { severalBookingScenarios } from './several-bookings'

testScenarios(severalBookingScenarios)
