import { classScore, scaleOf } from '../../src/links/model'
import type { EncodedChoices } from './encoded-choices'
import { hiddenUnits, type TrainableWeights } from './initial-weights'
import { randomNumbers } from './seeded-random'

const rate = 0.07
const decay = 2e-5
/** Dropout rate of hidden units. */
const dropout = 0.3
/** Dropout rate of features, so that the models do not rely on a few words. */
const inputDropout = 0.3
/** Share of updates that only see frequent features: emails of unseen senders have few of the others. */
const frequentOnly = 0.4
/** Rows of the most frequent features. Rows are in order of frequency. */
const frequentRows = 5000
/** Gradients smaller than this are skipped. */
const minGradient = 1e-3

/** State of a layer during an update: rows after dropout, hidden units and their gradients. */
interface Activation {
  rows: Uint16Array
  count: number
  scale: number
  hidden: Float32Array
  gradients: Float32Array
}

/** Updates weights with AdaGrad: `list` and the `sums` of squared gradients from an offset on, for the units in use. */
function adaGradStep(
  list: Float32Array,
  sums: Float32Array,
  offset: number,
  gradients: Float32Array,
  units: Uint8Array,
  unitCount: number,
  scale: number,
): void {
  for (let at = 0; at < unitCount; at++) {
    const unit = units[at] ?? 0
    const gradient = gradients[unit] ?? 0
    if (gradient === 0) continue
    const place = offset + unit
    const value = list[place] ?? 0
    const slope = gradient * scale - decay * value
    const sum = (sums[place] ?? 0) + slope * slope
    sums[place] = sum
    list[place] = value + (rate * slope) / (Math.sqrt(sum) + 0.02)
  }
}

/** A network being fitted, with AdaGrad's sums of squared gradients. */
export class Fitter {
  readonly #weights: TrainableWeights
  readonly #vectorSums: Float32Array
  readonly #biasSums = new Float32Array(hiddenUnits)
  readonly #classSums: Map<number, Float32Array>
  readonly #seen: Activation[] = []
  /** The hidden units kept by dropout in the current update. */
  readonly #units = new Uint8Array(hiddenUnits)
  #unitCount = 0
  /** The last row that the current update sees. */
  #lastRow = 0
  readonly #next: () => number

  /** `seed` determines the dropout. */
  constructor(weights: TrainableWeights, seed: number) {
    this.#next = randomNumbers(12345 + seed)
    this.#weights = weights
    this.#vectorSums = new Float32Array(weights.vectors.length)
    this.#classSums = new Map([...weights.classes.keys()].map((one) => [one, new Float32Array(hiddenUnits)]))
  }

  /** Updates the weights towards the correct options of a choice. */
  update(choices: EncodedChoices, at: number): void {
    this.#lastRow = this.#next() < frequentOnly ? frequentRows : Infinity
    this.#unitCount = 0
    for (let unit = 0; unit < hiddenUnits; unit++) if (this.#next() >= dropout) this.#units[this.#unitCount++] = unit
    const firstLayer = choices.layerStarts[at] ?? 0
    const layerCount = (choices.layerStarts[at + 1] ?? 0) - firstLayer
    for (let layer = 0; layer < layerCount; layer++) this.#see(choices, firstLayer + layer, layer)
    const { classes } = this.#weights
    const [first, end] = [choices.optionStarts[at] ?? 0, choices.optionStarts[at + 1] ?? 0]
    const shares: number[] = []
    for (let option = first; option < end; option++) {
      const { hidden } = this.#seenAt(choices.optionLayers[option] ?? 0)
      shares.push(classScore(hidden, classes.get(choices.optionGroups[option] ?? 0)))
    }
    const top = Math.max(...shares)
    let all = 0
    let correctMass = 0
    for (const [place, score] of shares.entries()) {
      const value = Math.exp(score - top)
      shares[place] = value
      all += value
      if (choices.isCorrect[first + place] === 1) correctMass += value
    }
    const weight = choices.weights[at] ?? 0
    for (const [place, share] of shares.entries()) {
      const isCorrect = choices.isCorrect[first + place] === 1
      const gradient = ((isCorrect && correctMass > 0 ? share / correctMass : 0) - share / all) * weight
      if (Math.abs(gradient) < minGradient) continue
      const layer = this.#seenAt(choices.optionLayers[first + place] ?? 0)
      this.#moveClass(layer, choices.optionGroups[first + place] ?? 0, gradient)
    }
    for (let layer = 0; layer < layerCount; layer++) this.#moveLayer(this.#seenAt(layer))
  }

  #seenAt(at: number): Activation {
    return (this.#seen[at] ??= {
      rows: new Uint16Array(0),
      count: 0,
      scale: 1,
      hidden: new Float32Array(hiddenUnits),
      gradients: new Float32Array(hiddenUnits),
    })
  }

  /** Computes a hidden layer after dropout, into a place of the current update. */
  #see({ rows, rowStarts, others }: EncodedChoices, layer: number, place: number): void {
    const activation = this.#seenAt(place)
    const { hidden, gradients } = activation
    const { vectors, bias } = this.#weights
    const [first, end] = [rowStarts[layer] ?? 0, rowStarts[layer + 1] ?? 0]
    if (activation.rows.length < end - first) activation.rows = new Uint16Array((end - first) * 2)
    hidden.fill(0)
    gradients.fill(0)
    let count = 0
    for (let at = first; at < end; at++) {
      const row = rows[at] ?? 0
      if (row > this.#lastRow || this.#next() < inputDropout) continue
      activation.rows[count++] = row
      const base = row * hiddenUnits
      for (let unit = 0; unit < hiddenUnits; unit++) hidden[unit] = (hidden[unit] ?? 0) + (vectors[base + unit] ?? 0)
    }
    activation.count = count
    activation.scale = scaleOf(count + (others[layer] ?? 0) * (1 - inputDropout))
    const keepScale = 1 / (1 - dropout)
    let used = 0
    for (let unit = 0; unit < hiddenUnits; unit++) {
      const isUsed = used < this.#unitCount && this.#units[used] === unit
      if (isUsed) used++
      const value = (bias[unit] ?? 0) + (hidden[unit] ?? 0) * activation.scale
      hidden[unit] = isUsed && value > 0 ? value * keepScale : 0
    }
  }

  #moveClass({ hidden, gradients }: Activation, group: number, gradient: number): void {
    const [vector, sums] = [this.#weights.classes.get(group), this.#classSums.get(group)]
    if (!vector || !sums) return
    const keepScale = 1 / (1 - dropout)
    for (let unit = 0; unit < hiddenUnits; unit++) {
      const value = hidden[unit] ?? 0
      if (value > 0) gradients[unit] = (gradients[unit] ?? 0) + gradient * (vector[unit] ?? 0) * keepScale
    }
    adaGradStep(vector, sums, 0, hidden, this.#units, this.#unitCount, gradient)
  }

  #moveLayer({ rows, count, scale, gradients }: Activation): void {
    const { vectors, bias } = this.#weights
    adaGradStep(bias, this.#biasSums, 0, gradients, this.#units, this.#unitCount, 1)
    for (let one = 0; one < count; one++)
      adaGradStep(
        vectors,
        this.#vectorSums,
        (rows[one] ?? 0) * hiddenUnits,
        gradients,
        this.#units,
        this.#unitCount,
        scale,
      )
  }
}
