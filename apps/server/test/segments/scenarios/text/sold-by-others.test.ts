import { testScenarios } from '../test-scenarios'
import { roadAndSeaScenarios } from './by-road-and-sea'
import { locatorScenarios } from './locators'
import { packageScenarios } from './packages'

testScenarios([...locatorScenarios, ...packageScenarios, ...roadAndSeaScenarios])
