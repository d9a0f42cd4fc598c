import { unpackWeights } from '../links/pack'
import { packed } from '../links/weights.gen'
import type { ModelSet } from './assemble'

let models: ModelSet | null = null

/** The fitted weights, unpacked on first use. */
export const fittedModels = (): ModelSet =>
  (models ??= {
    roles: unpackWeights(packed.roles),
    rolesInContext: unpackWeights(packed.rolesInContext),
    gate: unpackWeights(packed.gate),
    begin: unpackWeights(packed.begin),
    beginInContext: unpackWeights(packed.beginInContext),
    slots: unpackWeights(packed.slots),
    slotsInContext: unpackWeights(packed.slotsInContext),
    keep: unpackWeights(packed.keep),
    keepInContext: unpackWeights(packed.keepInContext),
  })
