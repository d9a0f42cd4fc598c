import { teamDeskLetters } from './letters-team-desks'
import { teamStayLetters } from './letters-team-stays'
import { teamLetters } from './letters-teams'
import { testScenarios } from './test-scenarios'

testScenarios([...teamLetters, ...teamDeskLetters, ...teamStayLetters])
