import { asPdf } from './as-pdf'
import type { Example } from './examples'
import { foldOf } from './fold-of'
import { mailOf, recipes } from './generator/mail'
import { relayout } from './relayout'

const synthetic = 3000
const firstSeed = 1000

/**
 * Whether generated emails of a family, a layout in a language, are held out of fitting for measurement: one in five.
 */
export const isHeldOut = ({ family }: Pick<Example, 'family'>): boolean => foldOf(family, 5) === 0

/**
 * The examples to fit on: labelled mails, every other one also in another layout, one in eight as a PDF file, and
 * synthetic mails.
 */
export const trainingExamples = (labelled: readonly Example[]): Example[] => [
  ...recipes(synthetic, firstSeed)
    .map(mailOf)
    .filter((example) => !isHeldOut(example)),
  ...labelled,
  ...labelled.flatMap((example, at) => (at % 2 === 0 ? (relayout(example, at) ?? []) : [])),
  ...labelled.flatMap((example, at) => (at % 8 === 1 ? (asPdf(example, at) ?? []) : [])),
]
