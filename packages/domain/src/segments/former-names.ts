import { sameName } from '../travelers/name-key'
import type { SegmentDraft } from './draft'

type WithMetadata = { readonly metadata: unknown }

/** The names that a segment's travelers had before emails corrected them. Emails written before still use them. */
export function formerNamesOf({ metadata }: WithMetadata): readonly string[] {
  if (typeof metadata !== 'object' || metadata === null || !('former_names' in metadata)) return []
  const { former_names: names } = metadata
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Adds a name that has been corrected. */
export const withFormerName = (draft: SegmentDraft, name: string): SegmentDraft => ({
  ...draft,
  metadata: { ...draft.metadata, former_names: [name] },
})

/** The former names of two observations of a segment, as metadata. */
export function formerNamesOfBoth(
  older: WithMetadata,
  newer: WithMetadata,
): { readonly former_names?: readonly string[] } {
  const names = new Set([...formerNamesOf(older), ...formerNamesOf(newer)])
  return names.size > 0 ? { former_names: [...names] } : {}
}

/** Whether a name is one that has been corrected. */
export const isFormerName = (name: string, former: readonly string[]): boolean =>
  former.some((other) => sameName(name, other))
