/** Says who has a taken address. */
export const addressTakenText = (byThemselves: boolean): string =>
  byThemselves ? 'Is an address of this person already.' : 'Is the address of another person of this team.'
