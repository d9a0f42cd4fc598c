/** The message when a travel file could not be created (spec §8). */
export const explorerFailure = 'We are unable to fetch your data explorer file. Please try again.'
