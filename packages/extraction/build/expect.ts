/**
 * Writes the expected outcome of sample mails that have none yet, for the given suppliers (default: all; `words`
 * selects the samples of the general reader). Review each one line by line before committing it. `--again` overwrites
 * existing ones.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { readSample, samples, wordSamples } from './samples'

const overwrites = process.argv.includes('--again')
const suppliers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const sample of [...samples(), ...wordSamples()]) {
  if (suppliers.length > 0 && !suppliers.includes(sample.supplier)) continue
  if (existsSync(sample.expected) && !overwrites) continue
  writeFileSync(sample.expected, `${JSON.stringify(readSample(sample).outcome, null, 2)}\n`)
  process.stdout.write(`${sample.supplier}/${sample.name}\n`)
}
