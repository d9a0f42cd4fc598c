export { addTeam } from './add-team'
export { presentTeam } from './present'
export { insertTeam, listTeamsOf } from './store'
export { teamExists } from './team-exists'
