/** A thread that fits a network and returns its weights. */
import { parentPort, workerData } from 'node:worker_threads'
import type { EncodedChoices } from './encoded-choices'
import type { TrainableWeights } from './initial-weights'
import { fitNetwork } from './network'

/** The thread's input. */
export interface NetworkTask {
  choices: EncodedChoices
  weights: TrainableWeights
  seed: number
}

const { choices, weights, seed }: NetworkTask = workerData
fitNetwork(choices, weights, seed)
parentPort?.postMessage(weights)
