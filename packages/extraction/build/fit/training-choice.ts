/** A training example of a decision: options with their features. Several options may be correct. */
export interface Choice {
  options: { features: Int32Array; group: number; isCorrect: boolean }[]
  weight: number
  /** ID of the mail it is from. */
  mail: string
  /** How much the mail counts, compared to one written by hand. */
  share: number
}
