import { roleLabels, teamRoles } from '@sextant/contract/kit/permissions'

/** The roles one can give in a team (spec §6), as choices of a form. */
export const roleChoices = teamRoles.map((role) => ({ value: role, label: roleLabels[role] }))

/** What each role may do, in a line. */
export const roleHint = 'Owners manage the team. Users work with its data. Viewers read it.'
