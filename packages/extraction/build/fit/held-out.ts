import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { evaluate, type Result } from './evaluate'
import { type Example, folders, mailsIn } from './examples'
import { fitModels } from './fit-models'
import { foldOf } from './fold-of'
import { mailOf, recipes } from './generator/mail'
import { ownMails } from './own-mails'
import { ownSamples } from './own-samples'
import { trainingPagesOf } from './role-choices'
import { trainingExamples } from './training-examples'

export const folds = 5
const heldOutSeed = 900_000
const heldOutMails = 150

/** Results of one fold: on labelled mails, and on synthetic mails with other seeds. */
export interface FoldResults {
  labelled: Result[]
  synthetic: Result[]
}

/** Fits on all families except those of one fold, and evaluates on that fold. */
export async function readFold(fold: number): Promise<FoldResults> {
  const labelled: Example[] = [...folders.flatMap(mailsIn), ...ownMails(), ...ownSamples()]
  const others = labelled.filter(({ family }) => foldOf(family, folds) !== fold)
  const models = await fitModels(trainingExamples(others).flatMap(trainingPagesOf))
  return {
    labelled: evaluate(
      labelled.filter(({ family }) => foldOf(family, folds) === fold),
      models,
    ),
    synthetic: fold === 0 ? evaluate(recipes(heldOutMails, heldOutSeed).map(mailOf), models) : [],
  }
}

/** Evaluates all folds, each in its own process, which fits two networks at a time. */
export async function readFolds(): Promise<FoldResults[]> {
  const results: FoldResults[] = []
  const pending = Array.from({ length: folds }, (_, fold) => fold)
  const work = async (): Promise<void> => {
    for (let fold = pending.shift(); fold !== undefined; fold = pending.shift())
      results[fold] = await readInProcess(fold)
  }
  await Promise.all(Array.from({ length: Math.min(folds, Math.ceil(availableParallelism() / 2)) }, work))
  return results
}

const readInProcess = async (fold: number): Promise<FoldResults> =>
  await new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./report.ts', import.meta.url)), [`--fold=${fold}`], {
      serialization: 'advanced',
    })
    child.once('message', (results: FoldResults) => {
      process.stdout.write(`fold ${fold + 1} of ${folds}\n`)
      resolve(results)
      child.disconnect()
    })
    child.once('exit', () => reject(new Error(`Fold ${fold + 1} ended without results.`)))
  })
