import type { EmailDetail } from '@sextant/contract/emails/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { editableFields } from '@sextant/domain/segments/editable-fields'
import { draftOf } from '@sextant/domain/segments/from-reservation'
import { segmentKindOf } from '../../kit/segment-kinds'
import type { Prefill } from './entry-fields'
import { type EntryKind, entryKind } from './entry-kinds'
import { isTime } from './segment-values'

type Typed =
  | { readonly type: Exclude<Segment['type'], 'activity'> }
  | { readonly type: 'activity'; readonly activity_type: string }

/**
 * What the form of an email's segment starts with: another one like those that the email has; else what was read of a
 * booking that became no segment; else the type of which the email may speak.
 */
export function prefillOf(
  { reservations, diagnostics }: Pick<EmailDetail, 'reservations' | 'diagnostics'>,
  created: readonly Typed[],
): Prefill {
  const last = created.at(-1)
  if (last) return { kind: kindOf(last), values: {} }
  const [read] = reservations
  if (!read) {
    const found = diagnostics.flatMap(({ kind }) => kind ?? [])[0]
    return { kind: found ? segmentKindOf[found] : 'air', values: {} }
  }
  const draft = draftOf(read, { source: { id: '', name: '', type: 'unknown' }, convert: () => null })
  const known = new Map<string, unknown>(Object.entries(draft))
  const values = editableFields[draft.type].flatMap((field) => {
    const value = known.get(field)
    return typeof value === 'string' ? [[field, isTime(field) ? value.slice(0, 16) : value] as const] : []
  })
  return { kind: kindOf(draft), values: Object.fromEntries(values) }
}

const kindOf = (one: Typed): EntryKind =>
  one.type === 'activity' ? entryKind(one.activity_type, 'activity') : one.type
