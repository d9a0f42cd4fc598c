/** Why an inactive mailbox accepts nothing, over any protocol. */
export const inactiveText = 'This mailbox is inactive: it accepts no email until someone activates it.'
