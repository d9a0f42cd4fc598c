import { delimiters } from '@sextant/contract/imports/schemas'
import * as z from 'zod/mini'

/** How a file is read: detected, or specified by the sender. */
export const Form = z.object({
  format: z.enum(['csv', 'xlsx']),
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  line_break: z._default(z.enum(['\n', '\r']), '\n'),
  sheet: z.nullable(z.string()),
  /** Whether the first non-blank row is a header. */
  header: z.boolean(),
  /** The order of the numbers in its dates; null if undetermined. */
  date_order: z.nullable(z.enum(['dmy', 'mdy', 'ymd'])),
})
export type Form = z.infer<typeof Form>

/** The layout of a workbook or text file, before its columns are known. */
export type Layout = Omit<Form, 'header' | 'date_order'>

export const usualDelimiter = delimiters[0]
