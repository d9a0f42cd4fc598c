/** Why an inactive mailbox accepts nothing, by any protocol. */
export const inactiveText = 'This mailbox is inactive: it takes no mail until somebody switches it on again.'
