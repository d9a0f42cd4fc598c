/** What is said where a file of travel could not be made (spec §8). */
export const explorerFailure = 'We are unable to fetch your data explorer file. Please try again.'
