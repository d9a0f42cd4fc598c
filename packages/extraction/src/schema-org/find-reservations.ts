import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Json } from '../kit/lenient-json'
import { Node, type Origin } from './node'
import { kindOf, readReservation } from './read-reservation'

/** Reservations of one document; the rest is ignored. */
const maxReservations = 500

interface Waiting {
  node: Node
  whole?: Node | undefined
}

/** Nodes with content, by their `@id`. */
function namedNodes(roots: readonly Json[]): Map<string, Json> {
  const named = new Map<string, Json>()
  const waiting = [...roots]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const entry of value) waiting.push(entry)
      continue
    }
    const id = value['@id']
    if (typeof id === 'string' && Object.keys(value).length > 2) named.set(id, value)
    for (const entry of Object.values(value)) waiting.push(entry)
  }
  return named
}

/** Every reservation in schema.org data, at any place: in `@graph`, in lists, below orders or messages. */
export function findReservations(roots: readonly Json[], origin: Origin, path = '$'): Reservation[] {
  const found: Reservation[] = []
  const from = { ...origin, named: namedNodes(roots) }
  // each with the reservation or package that it is a part of
  const waiting: Waiting[] = roots
    .map((root, index) => ({ node: new Node(root, roots.length > 1 ? `${path}[${index}]` : path, from) }))
    .reverse()
  for (let next = waiting.pop(); next && found.length < maxReservations; next = waiting.pop()) {
    const { node, whole } = next
    const kind = node.isObject ? kindOf(node) : null
    const parts = node.isObject ? node.all('subReservation').map((part) => ({ node: part, whole: node })) : []
    if (kind) {
      const things = node.all('reservationFor')
      const list = things.length > 0 ? things : [node.at('reservationFor')]
      for (const thing of list) found.push(readReservation(kind, node, thing, { whole }))
      waiting.push(...parts.toReversed())
    } else if (node.isObject && node.types.some((type) => type === 'Event' || type.endsWith('Event'))) {
      // an event that is only mentioned may not be a booking
      found.push(readReservation('event', node, node, { confidence: 0.5 }))
    } else if (parts.length > 0) {
      waiting.push(...parts.toReversed())
    } else {
      waiting.push(
        ...node
          .children()
          .toReversed()
          .map((child) => ({ node: child, whole })),
      )
    }
  }
  return found
}
