/** The header of the column that says why a row failed. It is left out when the file is imported again. */
export const reason = 'Problem'
