/**
 * Team 0 holds what belongs to no team, such as a sign-in or the mail to who has no account yet. No request reads it.
 */
export const nobodysTeam = '0'
