/**
 * Prints how well the reader does on families that it was not fitted on:
 *
 *     npm run fit:report
 *
 * The project's mails and samples, and the mails with answers in the folders of SEXTANT_MAILS, are held out by family in five
 * folds; made mails are held out by layout. No weights are written.
 */

import { lessonsOf } from './choices'
import { evaluate, type Result, summary } from './evaluate'
import { fitModels } from './fit-models'
import { mailOf, recipes } from './generator/mail'
import { ownMails } from './own-mails'
import { ownSamples } from './own-samples'
import { mailsIn } from './shared-mails'

const made = 500
const folds = 5
const heldSeed = 900_000
const heldMails = 150

/** The fold of a family: the same in each run. */
function foldOf(family: string): number {
  let hash = 7
  for (const letter of family) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return hash % folds
}

const folders = (process.env.SEXTANT_MAILS ?? '').split(':').filter((folder) => folder !== '')
const answered = [...folders.flatMap(mailsIn), ...ownMails(), ...ownSamples()]
const lessons = new Map(answered.map((example) => [example, lessonsOf(example)]))
const madeLessons = recipes(made, 1000).map(mailOf).flatMap(lessonsOf)

const results: Result[] = []
const heldMade: Result[] = []
for (let fold = 0; fold < folds; fold++) {
  const others = answered.filter(({ family }) => foldOf(family) !== fold)
  const models = fitModels([...madeLessons, ...others.flatMap((example) => lessons.get(example) ?? [])])
  results.push(
    ...evaluate(
      answered.filter(({ family }) => foldOf(family) === fold),
      models,
    ),
  )
  if (fold === 0) heldMade.push(...evaluate(recipes(heldMails, heldSeed).map(mailOf), models))
  process.stdout.write(`fold ${fold + 1} of ${folds}\n`)
}

const groupOf = ({ example }: Result): string => {
  const [group = ''] = example.id.split('/')
  return group === 'words' || group === 'mails' || folders.some((folder) => folder.endsWith(`/${group}`))
    ? group
    : 'suppliers'
}
for (const group of new Set(results.map(groupOf)))
  process.stdout.write(`${group}: ${summary(results.filter((one) => groupOf(one) === group))}\n`)
process.stdout.write(`made mails of other seeds: ${summary(heldMade)}\n`)
for (const { example, score } of results)
  if (!score.isExact && process.argv.includes('--verbose'))
    process.stdout.write(`${example.id}\n${score.misses.map((miss) => `    ${miss}\n`).join('')}`)
