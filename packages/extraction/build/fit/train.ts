import { Worker } from 'node:worker_threads'
import type { Weights } from '../../src/links/model'
import { encodeChoices } from './encoded-choices'
import { initialWeights } from './initial-weights'
import type { NetworkTask } from './network-worker'
import type { Choice } from './training-choice'

/** Number of networks whose scores are averaged, since they make different errors. */
const networks = 2

/** Joins networks with the same features into one whose scores are their mean. */
function joinNetworks(all: readonly Weights[], rows: Uint16Array): Weights {
  const units = all.reduce((sum, one) => sum + one.units, 0)
  const rowCount = Math.max(0, ...all.map((one) => one.vectors.length / one.units))
  const joined = {
    units,
    rows,
    vectors: new Float32Array(rowCount * units),
    bias: new Float32Array(units),
    classes: new Map<number, Float32Array>(),
  }
  let offset = 0
  for (const one of all) {
    for (let row = 0; row < rowCount; row++)
      joined.vectors.set(one.vectors.subarray(row * one.units, (row + 1) * one.units), row * units + offset)
    joined.bias.set(one.bias, offset)
    for (const [group, vector] of one.classes) {
      const mean = joined.classes.get(group) ?? new Float32Array(units)
      mean.set(
        vector.map((value) => value / all.length),
        offset,
      )
      joined.classes.set(group, mean)
    }
    offset += one.units
  }
  return joined
}

/**
 * Fits networks with AdaGrad on the marginal likelihood of the correct options, each in a thread, and joins them.
 * Deterministic: the same choices in the same order yield the same weights.
 */
export async function fit(choices: readonly Choice[]): Promise<Weights> {
  const trainable = choices.filter(
    ({ options }) => options.some(({ isCorrect }) => isCorrect) && options.some(({ isCorrect }) => !isCorrect),
  )
  const initial = Array.from({ length: networks }, (_, seed) => initialWeights(trainable, seed))
  const rows = initial[0]?.rows ?? new Uint16Array(0)
  const encoded = encodeChoices(trainable, rows)
  const all = await Promise.all(
    initial.map(async (weights, seed) => await fitInThread({ choices: encoded, weights, seed })),
  )
  return joinNetworks(all, rows)
}

/** Starts the thread's program, which is TypeScript. */
const program = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(
  new URL('./network-worker.ts', import.meta.url).href,
)}) })`

const fitInThread = async (task: NetworkTask): Promise<Weights> =>
  await new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: task, eval: true, execArgv: [] })
    worker.once('message', (weights: Weights) => {
      resolve(weights)
      void worker.terminate()
    })
    worker.once('error', reject)
  })
