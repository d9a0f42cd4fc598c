import { packWeights, unpackWeights } from '../links/pack'
import type { ModelSet } from './assemble'
import { readWeights } from './weights-file'

/** The models in the order in which they are stored. */
const names = [
  'roles',
  'rolesInContext',
  'gate',
  'begin',
  'beginInContext',
  'slots',
  'slotsInContext',
  'keep',
  'keepInContext',
] as const satisfies readonly (keyof ModelSet)[]

const lengthBytes = 4

/** Serializes the weights of all models, each after its length in four bytes, highest first. */
export function packModels(models: ModelSet): Uint8Array {
  const all = names.map((name) => packWeights(models[name]))
  const packed = new Uint8Array(all.reduce((sum, { length }) => sum + lengthBytes + length, 0))
  let at = 0
  for (const one of all) {
    new DataView(packed.buffer, at).setUint32(0, one.length)
    packed.set(one, at + lengthBytes)
    at += lengthBytes + one.length
  }
  return packed
}

/** Reads weights written by `packModels`. */
export function unpackModels(packed: Uint8Array): ModelSet {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  let at = 0
  const next = () => {
    const start = at + lengthBytes
    at = start + view.getUint32(at)
    return unpackWeights(packed.subarray(start, at))
  }
  return {
    roles: next(),
    rolesInContext: next(),
    gate: next(),
    begin: next(),
    beginInContext: next(),
    slots: next(),
    slotsInContext: next(),
    keep: next(),
    keepInContext: next(),
  }
}

let models: ModelSet | null = null

/** The fitted weights, read on first use. As code, 20 MB of text, they took a third of the start of a thread. */
export const fittedModels = (): ModelSet => (models ??= unpackModels(readWeights()))
