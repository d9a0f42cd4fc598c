import { kindsNamed } from '../../languages/kind-words'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

/** Minimum probability of a code whose label names a kind of travel. */
const minReference = 0.3
/** The label right before a code: the rest of its clause, without digits. */
const label = /(?:^|[.;,|·/(])([^\d.;,|·/()]{3,40})$/u

/** The only reference whose label names a kind, for each kind that has one: `Tågbokning: KLM4521P`. */
function labelledByKind({ candidates, context }: AssembledPage): ReadonlyMap<string, Candidate> {
  const found = new Map<string, Candidate | null>()
  for (const one of candidates) {
    const { mention, roles } = one
    const line = context.read.page.lines[mention.line]
    if (mention.type !== 'code' || (roles.reference ?? 0) < minReference || line?.origin !== 'body') continue
    const [kind, other] = kindsNamed(label.exec(line.text.slice(0, mention.start))?.[1] ?? '')
    if (kind === undefined || other !== undefined) continue
    const known = found.get(kind)
    found.set(kind, known === undefined || known?.mention.value === mention.value ? one : null)
  }
  return new Map([...found].flatMap(([kind, one]) => (one ? [[kind, one]] : [])))
}

/**
 * Gives bookings the reference whose label names their kind, if they have none, or one whose label names another kind.
 * This takes at least two such labels with different references.
 */
export function withReferencesByKind(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const labelled = labelledByKind(assembled)
  const values = new Map([...labelled].map(([kind, { mention }]) => [mention.value, kind]))
  if (values.size < 2) return bookings
  return bookings.map((booking) => {
    const own = labelled.get(booking.kind)
    const chosen = booking.draft.slots.reference?.mention.value
    const isOpen = chosen === undefined || (values.get(chosen) ?? booking.kind) !== booking.kind
    return own && isOpen ? withReference(booking, own) : booking
  })
}
