/** The header of the column that says why a row failed. The column is ignored when the file is imported again. */
export const reason = 'Problem'
