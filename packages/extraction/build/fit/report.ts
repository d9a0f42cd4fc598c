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
import { calibratedShare, minCertain } from '../../src/bookings/confidence'
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

/** Counts the claims made certain by the other folds' calibration, and how many of them are correct. */
function certainClaims(folds: readonly (readonly Result[])[]): {
  claimed: number
  correct: number
  of: number
} {
  const count = { claimed: 0, correct: 0, of: 0 }
  for (const [at, results] of folds.entries()) {
    const steps = calibrate(folds.flatMap((other, fold) => (fold === at ? [] : other)).flatMap(({ claims }) => claims))
    for (const { rawConfidence, isCorrect } of results.flatMap(({ claims }) => claims)) {
      count.of++
      if (calibratedShare(rawConfidence, steps) < minCertain) continue
      count.claimed++
      if (isCorrect) count.correct++
    }
  }
  return count
}

async function report(): Promise<void> {
  const folds = await readFolds()
  const results = folds.flatMap(({ labelled }) => labelled)
  for (const group of new Set(results.map(groupOf)))
    process.stdout.write(`${group}: ${summary(results.filter((one) => groupOf(one) === group))}\n`)
  process.stdout.write(`synthetic mails with other seeds: ${summary(folds.flatMap(({ synthetic }) => synthetic))}\n`)
  const { claimed, correct, of } = certainClaims(folds.map(({ labelled }) => labelled))
  process.stdout.write(`certain (0.9 and more): ${claimed} of ${of} bookings claimed, ${correct} of them right\n`)
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
