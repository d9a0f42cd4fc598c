/** Reads `weights.gen.bin`, the fitted weights as `packModels` serialized them. */
export function readWeights(): Uint8Array
