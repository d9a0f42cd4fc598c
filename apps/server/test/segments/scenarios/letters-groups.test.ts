import { groupDeskLetters } from './letters-group-desks'
import { groupStayLetters } from './letters-group-stays'
import { groupLetters } from './letters-groups'
import { testScenarios } from './test-scenarios'

testScenarios([...groupLetters, ...groupDeskLetters, ...groupStayLetters])
