import type { Example } from './examples'
import { mailOf, recipes } from './generator/mail'
import { relayout } from './relayout'

const synthetic = 500
const firstSeed = 1000

/** The examples to fit on: labelled mails, every other one in another layout as well, and synthetic mails. */
export const trainingExamples = (labelled: readonly Example[]): Example[] => [
  ...recipes(synthetic, firstSeed).map(mailOf),
  ...labelled,
  ...labelled.flatMap((example, at) => (at % 2 === 0 ? (relayout(example, at) ?? []) : [])),
]
