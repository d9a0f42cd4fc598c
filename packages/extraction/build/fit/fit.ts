/**
 * Fits the reader's weights and writes `src/links/weights.gen.ts`. The same inputs give the same weights.
 *
 *     npm run fit
 *
 * The training set is synthetic mails (`generator/`), the project's own mails and samples, and the labelled mails in
 * the folders named by SEXTANT_MAILS (separated by `:`), if any; half of the labelled mails also in another layout.
 */
import { writeFileSync } from 'node:fs'
import { packWeights } from '../../src/links/pack'
import { mailsIn } from './examples'
import { fitModels } from './fit-models'
import { ownMails } from './own-mails'
import { ownSamples } from './own-samples'
import { trainingPagesOf } from './role-choices'
import { simpleExamples } from './simple-mail'
import { trainingExamples } from './training-examples'

/** Languages whose simple mails are used for fitting; those of other languages measure the lexicon alone. */
const fittedLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'cs', 'ru', 'ja', 'tr']

const folders = (process.env.SEXTANT_MAILS ?? '').split(':').filter((folder) => folder !== '')
const labelled = folders.flatMap(mailsIn)
const examples = [
  ...trainingExamples([...ownMails(), ...ownSamples(), ...labelled]),
  ...simpleExamples(fittedLanguages),
]
process.stdout.write(`${examples.length} mails, ${labelled.length} of them from ${folders.length} folders\n`)
const models = await fitModels(examples.flatMap(trainingPagesOf))
const rows = Object.entries(models).map(([name, weights]) => `  ${name}: '${packWeights(weights)}',`)
writeFileSync(
  new URL('../../src/links/weights.gen.ts', import.meta.url),
  `/** Made by build/fit/fit.ts; not to be edited. */\nexport const packed = {\n${rows.join('\n')}\n} as const\n`,
)
