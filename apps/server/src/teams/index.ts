export { addTeam } from './add-team'
export { convertPricesJob, estimateCarbonJob } from './jobs'
export { guardLastOwner } from './members/guard-last-owner'
export {
  deleteMember,
  findMember,
  findMemberByEmail,
  insertMember,
  listMembers,
  type MemberRow,
  updateMember,
} from './members/store'
export { presentTeam } from './present'
export { findTeam, insertTeam, listTeamsOf, updateTeamRow } from './store'
export { teamExists } from './team-exists'
