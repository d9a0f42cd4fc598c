/** Why an inactive mailbox takes nothing, whichever way it comes. */
export const inactiveText = 'This mailbox is inactive: it takes no mail until somebody switches it on again.'
