import { roleLabels, teamRoles } from '@sextant/contract/kit/permissions'

/** The roles that can be assigned in a team (spec §6), as form options. */
export const roleChoices = teamRoles.map((role) => ({ value: role, label: roleLabels[role] }))

/** What each role may do, in one line. */
export const roleHint = 'Owners manage the team, users work with its data, and viewers can only view it.'
