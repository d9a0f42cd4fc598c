import * as z from 'zod/mini'

/** The forms in which lists are taken out, and the media type of each. */
export const tableTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type TableFormat = keyof typeof tableTypes

/** Which form a list is exported in. */
export const TableFormat = z._default(z.enum(['csv', 'xlsx']), 'csv')

/** What an endpoint that exports a list answers with. */
export const tableDownload = [tableTypes.csv, tableTypes.xlsx] as const
