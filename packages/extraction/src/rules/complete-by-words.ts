import type { Evidence, Moment, Reservation } from '@sextant/contract/emails/reservation'

/** From this confidence on, words add travelers, and bookings of a kind that the surer sources do not tell of. */
const minAdded = 0.4
/** From this confidence on, words add travelers where a supplier's definition found none. */
const minSure = 0.75

/** The same day, and not another hour. */
function agree(a: Moment, b: Moment): boolean {
  if (a.local === undefined || b.local === undefined) return false
  const length = Math.min(a.local.length, b.local.length, 16)
  return a.local.slice(0, length) === b.local.slice(0, length)
}

/** Whether words speak of a booking that a surer source told of. */
const isSameBooking = (surer: Reservation, said: Reservation): boolean =>
  surer.kind === said.kind && agree(surer.start.time, said.start.time)

/** A moment with the hour that only the other has. */
function withHour(known: Moment, said: Moment): Moment {
  if (known.local === undefined) return said
  const hasHour = said.local !== undefined && said.local.length > 10 && said.local.startsWith(known.local)
  return known.local.length === 10 && hasHour ? { local: said.local, zone: known.zone ?? said.zone } : known
}

/** Persons that words name, without those that are the place's own name. */
const personsIn = ({ travelers, name }: Reservation, place: string | undefined): Reservation['travelers'] =>
  travelers.filter((person) => person.name !== undefined && person.name !== name && person.name !== place)

/** Evidence of what is taken over. */
function taken(surer: Reservation, said: Reservation, fields: readonly string[]): Record<string, Evidence> {
  return Object.fromEntries(
    Object.entries(said.evidence).filter(
      ([field]) =>
        fields.some((name) => field === name || field.startsWith(`${name}.`)) && surer.evidence[field] === undefined,
    ),
  )
}

/** One booking, with what only the words of the mail say of it: hours, travelers, the reference. */
function completed(surer: Reservation, said: Reservation, isDefined: boolean): Reservation {
  const lacks: string[] = []
  // a definition knows where its travelers stand; where it found none, a name near by is more often somebody else's
  if (surer.travelers.length === 0 && said.confidence >= (isDefined ? minSure : minAdded)) lacks.push('travelers')
  if (surer.confirmation_no === undefined) lacks.push('confirmation_no')
  const hasNumber = surer.kind === 'flight' || surer.kind === 'train'
  if (surer.number === undefined && hasNumber) lacks.push('number')
  // hours of other bookings stand near a stay as often as its own
  const isStay = surer.kind === 'lodging'
  const start = isStay ? surer.start.time : withHour(surer.start.time, said.start.time)
  const end = isStay ? surer.end.time : withHour(surer.end.time, said.end.time)
  if (start !== surer.start.time) lacks.push('start.time')
  if (end !== surer.end.time) lacks.push('end.time')
  return {
    ...surer,
    ...(lacks.includes('travelers') ? { travelers: personsIn(said, surer.name) } : {}),
    confirmation_no: surer.confirmation_no ?? said.confirmation_no,
    number: surer.number ?? (hasNumber ? said.number : undefined),
    start: { ...surer.start, time: start },
    end: { ...surer.end, time: end },
    evidence: { ...taken(surer, said, lacks), ...surer.evidence },
  }
}

/**
 * Bookings of surer sources, each completed by what the words of the same mail say of it. Where `mayAdd`, kinds that
 * the surer sources leave out are taken from the words.
 */
export function completeByWords(
  surer: readonly Reservation[],
  said: readonly Reservation[],
  mayAdd: boolean,
): Reservation[] {
  const kinds = new Set(surer.map(({ kind }) => kind))
  const more = mayAdd
    ? said.filter(
        (one) =>
          !kinds.has(one.kind) &&
          one.confidence >= minAdded &&
          !surer.some((known) => known.start.time.local === one.start.time.local),
      )
    : []
  const completedOnes = surer.map((one) => {
    const other = said.find((candidate) => isSameBooking(one, candidate))
    return other ? completed(one, other, mayAdd) : one
  })
  return [...completedOnes, ...more]
}
