/** The header of the column that says why a row failed. Ignored when the file is imported again. */
export const reason = 'Problem'
