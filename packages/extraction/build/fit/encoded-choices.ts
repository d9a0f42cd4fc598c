import type { Choice } from './training-choice'

/**
 * Choices with features as rows of the weights, in flat arrays shared between threads. Options of a choice with the
 * same features share a hidden layer.
 */
export interface EncodedChoices {
  /** Weight of each choice. */
  weights: Float64Array
  /** First layer of each choice, and one past the last. */
  layerStarts: Uint32Array
  /** First option of each choice, and one past the last. */
  optionStarts: Uint32Array
  /** First row of each layer, and one past the last. */
  rowStarts: Uint32Array
  /** The rows of the features that have a vector, layer by layer. */
  rows: Uint16Array
  /** Number of features without a vector of each layer. */
  others: Uint32Array
  /** Layer of each option, within its choice. */
  optionLayers: Uint32Array
  /** Class of each option. */
  optionGroups: Uint32Array
  /** Whether each option is correct. */
  isCorrect: Uint8Array
}

const buffer = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

/** Encodes choices once rather than in each epoch. `rows` has the row of each feature, 0 for none. */
export function encodeChoices(choices: readonly Choice[], rows: Uint16Array): EncodedChoices {
  const layersOf = choices.map(({ options }) => [...new Set(options.map(({ features }) => features))])
  const layers = layersOf.flat()
  const options = choices.flatMap((choice) => choice.options)
  const known = layers.map((features) => features.reduce((count, one) => count + ((rows[one] ?? 0) > 0 ? 1 : 0), 0))
  const rowCount = known.reduce((sum, count) => sum + count, 0)
  const encoded: EncodedChoices = {
    weights: new Float64Array(buffer(8 * choices.length)),
    layerStarts: new Uint32Array(buffer(4 * (choices.length + 1))),
    optionStarts: new Uint32Array(buffer(4 * (choices.length + 1))),
    rowStarts: new Uint32Array(buffer(4 * (layers.length + 1))),
    rows: new Uint16Array(buffer(2 * rowCount)),
    others: new Uint32Array(buffer(4 * layers.length)),
    optionLayers: new Uint32Array(buffer(4 * options.length)),
    optionGroups: new Uint32Array(buffer(4 * options.length)),
    isCorrect: new Uint8Array(buffer(options.length)),
  }
  let [row, option, layer] = [0, 0, 0]
  for (const [at, choice] of choices.entries()) {
    const own = layersOf[at] ?? []
    encoded.weights[at] = choice.weight
    for (const { features, group, isCorrect } of choice.options) {
      encoded.optionLayers[option] = own.indexOf(features)
      encoded.optionGroups[option] = group
      encoded.isCorrect[option++] = isCorrect ? 1 : 0
    }
    for (const features of own) {
      encoded.others[layer] = features.length - (known[layer] ?? 0)
      for (const one of features) {
        const of = rows[one] ?? 0
        if (of > 0) encoded.rows[row++] = of
      }
      encoded.rowStarts[++layer] = row
    }
    encoded.optionStarts[at + 1] = option
    encoded.layerStarts[at + 1] = layer
  }
  return encoded
}
