/**
 * A source's display name (spec §9): a named travel management source unchanged; `Email` and a missing one as
 * `Unknown`.
 */
export const sourceName = (name: string | null): string =>
  name === null || name.trim() === '' || name === 'Email' ? 'Unknown' : name

/** Labels of source classes (spec §9). */
export const sourceClassLabel = (source: 'tmc' | 'direct' | null): 'TMC' | 'Non-TMC' | 'Unknown' =>
  source === 'tmc' ? 'TMC' : source === 'direct' ? 'Non-TMC' : 'Unknown'
