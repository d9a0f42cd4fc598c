import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { Json } from '../kit/lenient-json'
import { kindOfThing } from './kinds'
import { Node, type Origin } from './node'
import { kindOf, readReservation } from './read-reservation'
import { addPlainNames, type Terms } from './terms'
import { tripsOf } from './trips'

/** Maximum number of reservations per document. The rest is ignored. */
const maxReservations = 500

const journeys = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

interface QueuedNode {
  node: Node
  /** The reservations, packages or orders that it is part of, the nearest first. */
  wholes: readonly Node[]
}

/** Maximum depth of packages within packages. */
const maxWholes = 3

/**
 * Maximum number of times a node is read: by itself, and as part of another. References and `itemref` may be circular.
 */
const maxVisits = 2

/** Nodes with content, by their `@id`. Adds plain names to all of them. */
function namedNodes(roots: readonly Json[]): Map<string, Json> {
  const named = new Map<string, Json>()
  const seen = new Set<Json>()
  const terms: Terms = { prefixes: new Set(['schema']), names: new Map() }
  const queue = [...roots]
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (Array.isArray(value)) {
      for (const entry of value) queue.push(entry)
      continue
    }
    addPlainNames(value, terms)
    const id = value['@id']
    if (typeof id === 'string' && Object.keys(value).length > 2) named.set(id, value)
    for (const entry of Object.values(value)) queue.push(entry)
  }
  return named
}

/** The kind of a leg. Those of one trip may differ: a flight, and the coach to the airport. */
function kindOfPart(kind: ReservationKind, thing: Node): ReservationKind {
  const own = thing.types.map((type) => kindOfThing[type]).find((one) => one !== undefined && journeys.has(one))
  return journeys.has(kind) ? (own ?? kind) : kind
}

/** Every reservation in schema.org data, wherever it is: in `@graph`, in lists, below orders or messages. */
export function findReservations(roots: readonly Json[], origin: Origin, path = '$'): Reservation[] {
  const found: Reservation[] = []
  const from = { ...origin, named: namedNodes(roots) }
  const queue: QueuedNode[] = roots
    .map((root, index) => ({ node: new Node(root, roots.length > 1 ? `${path}[${index}]` : path, from), wholes: [] }))
    .reverse()
  const visits = new Map<object, number>()
  for (let next = queue.pop(); next && found.length < maxReservations; next = queue.pop()) {
    const { node, wholes } = next
    const { object } = node
    const count = object ? (visits.get(object) ?? 0) : 0
    if (count >= maxVisits) continue
    if (object) visits.set(object, count + 1)
    const kind = node.isObject ? kindOf(node) : null
    const around = [node, ...wholes].slice(0, maxWholes)
    const parts = node.isObject ? node.all('subReservation').map((part) => ({ node: part, wholes: around })) : []
    if (kind) {
      const things = node.all('reservationFor')
      const list = things.length > 0 ? things : [node.at('reservationFor')]
      for (const thing of list.flatMap((one) => tripsOf(one)))
        found.push(readReservation(kindOfPart(kind, thing), node, thing, { wholes }))
      queue.push(...parts.toReversed())
    } else if (node.isObject && node.types.some((type) => type === 'Event' || type.endsWith('Event'))) {
      // An event that is only mentioned may not be a booking. One that a page offers is none.
      if (!(origin.inPage && node.at('offers').exists))
        found.push(readReservation('event', node, node, { confidence: 0.5 }))
    } else if (parts.length > 0) {
      queue.push(...parts.toReversed())
    } else {
      const isOrder = node.isObject && node.types.includes('Order')
      const children = node.children().map((child) => ({ node: child, wholes: isOrder ? around : wholes }))
      for (const child of children.toReversed()) queue.push(child)
    }
  }
  return found
}
