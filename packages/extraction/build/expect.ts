/**
 * Writes what comes out of the sample mails of the suppliers named (of all where none is; `words` are the general
 * reader's), where no expectation stands yet: to be read line by line before it is committed. `--again` writes those
 * that stand, too.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { readSample, samples, wordSamples } from './samples'

const again = process.argv.includes('--again')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const sample of [...samples(), ...wordSamples()]) {
  if (named.length > 0 && !named.includes(sample.supplier)) continue
  if (existsSync(sample.expected) && !again) continue
  writeFileSync(sample.expected, `${JSON.stringify(readSample(sample).outcome, null, 2)}\n`)
  process.stdout.write(`${sample.supplier}/${sample.name}\n`)
}
