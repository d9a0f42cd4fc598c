import { testScenarios } from '../test-scenarios'
import { crossingScenarios } from './crossings'
import { fileScenarios } from './files'
import { followingScenarios } from './following-emails'
import { rebookedScenarios } from './rebooked'

testScenarios([...crossingScenarios, ...fileScenarios, ...followingScenarios, ...rebookedScenarios])
