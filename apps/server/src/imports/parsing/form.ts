import { delimiters } from '@sextant/contract/imports/schemas'
import * as z from 'zod/mini'

/** How a file is read: told by the file, or said by who sent it. */
export const Form = z.object({
  format: z.enum(['csv', 'xlsx']),
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  line_break: z._default(z.enum(['\n', '\r']), '\n'),
  sheet: z.nullable(z.string()),
  /** Whether the first row that is not blank is a header. */
  header: z.boolean(),
  /** In which order the numbers of its dates stand; null where none tells. */
  date_order: z.nullable(z.enum(['dmy', 'mdy', 'ymd'])),
})
export type Form = z.infer<typeof Form>

/** What a workbook or a text is, before its columns are known. */
export type Layout = Omit<Form, 'header' | 'date_order'>

export const usualDelimiter = delimiters[0]
