/** One decision: options with their features, of which the right ones are known. Several may be right. */
export interface Choice {
  options: { features: Int32Array; group: number; isCorrect: boolean }[]
  weight: number
  /** The mail that it was taken from. */
  mail: string
}
