import { type Evidence, Reservation, type ReservationKind } from '@sextant/contract/emails/reservation'

/** Maximum length of a value in characters, which no genuine value exceeds. */
const maxLength = 500
const maxTokenLength = 4000

/** A value of a document, and where it was read. */
export interface EvidentText {
  text(): string | undefined
  evidence(): Evidence
}

/**
 * Builds a reservation from values by field path (`start.place.name`, `travelers.0.seat`), each with its evidence. The
 * first value of a field is kept.
 */
export class Draft {
  private readonly values = new Map<string, string | number>()
  private readonly evidence: Record<string, Evidence> = {}

  constructor(
    readonly kind: ReservationKind,
    private readonly confidence = 1,
  ) {}

  set(field: string, value: string | number | undefined, evidence: Evidence): void {
    if (value === undefined || value === '' || this.values.has(field)) return
    if (typeof value === 'number' && !Number.isFinite(value)) return
    const limit = field === 'ticket_token' ? maxTokenLength : maxLength
    this.values.set(field, typeof value === 'string' ? value.slice(0, limit) : value)
    this.evidence[field] = evidence
  }

  /** Sets a field to the text of the first node that has one. */
  text(field: string, ...nodes: EvidentText[]): void {
    for (const node of nodes) this.set(field, node.text(), node.evidence())
  }

  /** The value of a field as text; undefined if unset. */
  get(field: string): string | undefined {
    const value = this.values.get(field)
    return value === undefined ? undefined : String(value)
  }

  has(field: string): boolean {
    return this.values.has(field)
  }

  /** Validates and returns the reservation. @param isNotice whether it states changes of one that is booked */
  finish(status: Reservation['status'], isNotice = false): Reservation {
    const fields: Tree = { travelers: [], provider: {}, start: ends(), end: ends() }
    for (const [path, value] of this.values) plant(fields, path.split('.'), value)
    const { kind, confidence, evidence } = this
    return Reservation.parse({ ...fields, kind, status, confidence, evidence, ...(isNotice && { is_notice: true }) })
  }
}

interface Tree {
  [name: string]: string | number | Tree | Tree[]
}

const ends = (): Tree => ({ place: {}, time: {} })

/** Sets a value in a tree. A numeric step is a list index. */
function plant(tree: Tree, path: readonly string[], value: string | number): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const known = tree[name]
  if (Array.isArray(known)) {
    const index = Number(rest[0])
    while (known.length <= index) known.push({})
    const entry = known[index]
    if (entry) plant(entry, rest.slice(1), value)
    return
  }
  const branch: Tree = typeof known === 'object' ? known : {}
  tree[name] = branch
  plant(branch, rest, value)
}
