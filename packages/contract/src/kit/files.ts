import * as z from 'zod/mini'

/** Export formats for lists, with their media types. */
export const tableTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type TableFormat = keyof typeof tableTypes

/** The format of an exported list. */
export const TableFormat = z._default(z.enum(['csv', 'xlsx']), 'csv')

/** The response media types of endpoints that export a list. */
export const tableDownload = [tableTypes.csv, tableTypes.xlsx] as const
