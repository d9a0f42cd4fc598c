import type { Bcbp } from '../bcbp/parse-bcbp'
import type { Code } from './code'
import type { RailJourney } from './rail-journey'

/** Why a code that was recognised has no journey. */
export interface CodeProblem {
  level: 'warning' | 'info'
  code: 'code-unreadable' | 'code-no-journey'
  /** A sentence for people. */
  message: string
}

/** What a code holds. */
export type CodeContent = { journeys: readonly RailJourney[] } | { boardingPass: Bcbp } | { problem: CodeProblem }

/** One way in which tickets are written into barcodes. */
export interface CodeFormat {
  name: string
  /** What messages call such a code: `rail ticket (ELB)`. */
  label: string
  /** Whether the code is text; otherwise each of its characters stands for a byte. */
  isText: boolean
  /** Whether a code has this format, judged by its content. */
  matches(code: Code): boolean
  /**
   * Decodes a code that matches. Never throws; a code without journeys is damaged. `date` is when it was received
   * (ISO 8601), which resolves days without a year.
   */
  read(code: Code, date: string): CodeContent
}

/** The content of a code that is damaged or cut short. */
export const damaged = (label: string): CodeContent => ({
  problem: {
    level: 'warning',
    code: 'code-unreadable',
    message: `The ${label} in the barcode is damaged or cut short.`,
  },
})

/** The content of a code that has no journey, with a sentence that says why. */
export const withoutJourney = (message: string): CodeContent => ({
  problem: { level: 'info', code: 'code-no-journey', message },
})

/** The content of a ticket that is valid for a period or an area. */
export const noJourney = (what: string): CodeContent =>
  withoutJourney(`The barcode holds ${what}, which names no journey on a day.`)
