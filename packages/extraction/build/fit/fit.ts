/**
 * Fits the reader's weights and writes `src/bookings/weights.gen.bin`. The same inputs yield the same weights.
 *
 *     npm run fit
 *
 * The training set consists of synthetic mails (`generator/`) and the project's own mails and samples, half of them
 * also in another layout. All of it is in the repository.
 */
import { writeFileSync } from 'node:fs'
import { packModels } from '../../src/bookings/weights'
import { fitModels } from './fit-models'
import { ownMails } from './own-mails'
import { ownSamples } from './own-samples'
import { trainingPagesOf } from './role-choices'
import { simpleExamples } from './simple-mail'
import { trainingExamples } from './training-examples'

/** Languages whose simple mails are used for fitting. Those of other languages measure the lexicon alone. */
const fittedLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'cs', 'ru', 'ja', 'tr']

const examples = [...trainingExamples([...ownMails(), ...ownSamples()]), ...simpleExamples(fittedLanguages)]
process.stdout.write(`${examples.length} mails\n`)
const models = await fitModels(examples.flatMap(trainingPagesOf))
writeFileSync(new URL('../../src/bookings/weights.gen.bin', import.meta.url), packModels(models))
