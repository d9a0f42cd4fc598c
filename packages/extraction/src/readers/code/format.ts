import type { Diagnostic } from '@sextant/contract/emails/reservation'
import type { Reading } from '../../kit/reader'
import type { Code } from './code'

/** What a code is seen against. */
export interface CodeContext {
  /** Where it stands, as evidence names it. */
  part: string
  /** ISO 8601: when it was received. It resolves days without a year. */
  date: string
}

/** One way in which tickets are written into barcodes. */
export interface CodeFormat {
  name: string
  /** Whether a code is of this format, by what is in it. */
  is(code: Code): boolean
  /** Never throws: a code that cannot be read gives a diagnostic that says why. */
  read(code: Code, context: CodeContext): Reading
}

/** Nothing but a reason why there is nothing. */
export const told = (level: Diagnostic['level'], code: string, message: string, { part }: CodeContext): Reading => ({
  reservations: [],
  diagnostics: [{ level, code, message, part }],
})

/** A code that is cut short or broken. */
export const broken = (what: string, context: CodeContext): Reading =>
  told('warning', 'code-unreadable', `The ${what} in the barcode is damaged or cut short.`, context)

/** A ticket that is valid for a time or an area, and names no journey. */
export const noJourney = (what: string, context: CodeContext): Reading =>
  told('info', 'code-no-journey', `The barcode holds ${what}, which names no journey on a day.`, context)
