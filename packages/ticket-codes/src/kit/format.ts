import type { Bcbp } from '../bcbp/parse-bcbp'
import type { Code } from './code'
import type { RailJourney } from './rail-journey'

/** Why a recognised code has no journey. */
export interface CodeProblem {
  level: 'warning' | 'info'
  code: 'code-unreadable' | 'code-no-journey'
  /** A sentence for the user. */
  message: string
}

/** The content of a code. */
export type CodeContent = { journeys: readonly RailJourney[] } | { boardingPass: Bcbp } | { problem: CodeProblem }

/** A format for tickets in barcodes. */
export interface CodeFormat {
  name: string
  /** The name of such codes in messages: `rail ticket (ELB)`. */
  label: string
  /** Whether the code is text; otherwise each character stands for a byte. */
  isText: boolean
  /** Whether a code has this format, judged by its content. */
  matches(code: Code): boolean
  /**
   * Decodes a matching code. Never throws; a code without journeys is damaged. `date` is when it was received (ISO
   * 8601), and determines the year of days without one.
   */
  read(code: Code, date: string): CodeContent
}

/** The content of a damaged or truncated code. */
export const damaged = (label: string): CodeContent => ({
  problem: {
    level: 'warning',
    code: 'code-unreadable',
    message: `The ${label} in the barcode is damaged or cut short.`,
  },
})

/** The content of a code without a journey, with a sentence that says why. */
export const withoutJourney = (message: string): CodeContent => ({
  problem: { level: 'info', code: 'code-no-journey', message },
})

/** The content of a ticket that is valid for a period or area. */
export const noJourney = (what: string): CodeContent =>
  withoutJourney(`The barcode holds ${what}, which names no journey on a day.`)
