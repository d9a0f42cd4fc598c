import { unpackWeights } from '../links/pack'
import { packed } from '../links/weights.gen'
import type { ModelSet } from './assemble'

let models: ModelSet | null = null

/** The fitted weights, unpacked on first use. */
export const fittedModels = (): ModelSet =>
  (models ??= {
    roles: unpackWeights(packed.roles),
    again: unpackWeights(packed.again),
    gate: unpackWeights(packed.gate),
    begin: unpackWeights(packed.begin),
    beginAgain: unpackWeights(packed.beginAgain),
    slots: unpackWeights(packed.slots),
    slotsAgain: unpackWeights(packed.slotsAgain),
    keep: unpackWeights(packed.keep),
    keepAgain: unpackWeights(packed.keepAgain),
  })
