/**
 * Evaluates the reader on families that it was not fitted on, and writes the calibration of its confidence
 * (`src/links/calibration.gen.ts`):
 *
 *     npm run fit:report
 *
 * The project's mails and samples, and the labelled mails in the folders of SEXTANT_MAILS, are held out by family in
 * five folds. No weights are written.
 */
import { writeFileSync } from 'node:fs'
import { calibrate } from './calibrate'
import { type Result, summary } from './evaluate'
import { folders } from './examples'
import { readFold, readFolds } from './held-out'

const groupOf = ({ example }: Result): string => {
  const [group = ''] = example.id.split('/')
  return group === 'words' || group === 'mails' || folders.some((folder) => folder.endsWith(`/${group}`))
    ? group
    : 'suppliers'
}

async function report(): Promise<void> {
  const folds = await readFolds()
  const results = folds.flatMap(({ labelled }) => labelled)
  for (const group of new Set(results.map(groupOf)))
    process.stdout.write(`${group}: ${summary(results.filter((one) => groupOf(one) === group))}\n`)
  process.stdout.write(`synthetic mails with other seeds: ${summary(folds.flatMap(({ synthetic }) => synthetic))}\n`)
  const steps = calibrate(results.flatMap(({ claims }) => claims))
  for (const [rawConfidence, share] of steps) process.stdout.write(`    from ${rawConfidence}: ${share} right\n`)
  writeFileSync(
    new URL('../../src/links/calibration.gen.ts', import.meta.url),
    `/** Made by build/fit/report.ts; not to be edited. */\nexport const calibration: readonly (readonly [sureness: number, share: number])[] = ${JSON.stringify(steps)}\n`,
  )
  for (const { example, score } of results)
    if (!score.isExact && process.argv.includes('--verbose'))
      process.stdout.write(`${example.id}\n${score.mismatches.map((mismatch) => `    ${mismatch}\n`).join('')}`)
}

const fold = process.argv.find((argument) => argument.startsWith('--fold='))
if (fold === undefined) await report()
else process.send?.(await readFold(Number(fold.slice('--fold='.length))))
