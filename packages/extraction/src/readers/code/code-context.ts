/** Where a code was found, and when it was received (ISO 8601), to resolve days without a year. */
export interface CodeContext {
  part: string
  date: string
}
