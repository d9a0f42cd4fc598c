import type { ReadBy } from '@sextant/contract/emails/schemas'

type Read = { readonly evidence: Readonly<Record<string, { readonly reader: string }>> }

const structured = new Set(
  'json-ld microdata calendar pass bcbp uic dosipas ssb elb sncf mav zssk irctc thsr renfe'.split(' '),
)

/** The kind of source that a reader uses. Supplier definitions have their own ids. */
function kindOf(reader: string): ReadBy {
  if (reader === 'rule' || reader === 'model') return reader
  if (reader === 'words' || reader === 'prose' || reader === 'print') return 'words'
  return structured.has(reader) ? 'markup' : 'definition'
}

const surestFirst: readonly ReadBy[] = ['rule', 'markup', 'definition', 'words', 'model']

/** What the bookings of an email were read by: the most reliable of its readers. Null if there are none. */
export function readBy(reservations: readonly Read[]): ReadBy | null {
  if (reservations.length === 0) return null
  const evidence = reservations.flatMap((reservation) => Object.values(reservation.evidence))
  const kinds = new Set(evidence.map(({ reader }) => kindOf(reader)))
  return surestFirst.find((kind) => kinds.has(kind)) ?? 'words'
}
