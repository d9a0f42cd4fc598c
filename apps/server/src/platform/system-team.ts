/**
 * Team 0 holds records that belong to no team, such as sign-ins and emails to people without an account. No request can
 * read it.
 */
export const systemTeam = '0'
