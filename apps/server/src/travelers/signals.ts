import { signal } from '../platform/signal'

/**
 * A person's travel moves to another person, or to an unknown traveler with this name. Sent in the transaction that
 * deletes the person's record, before the deletion.
 */
export type TravelMoved = {
  readonly from: string
  readonly to: string | null
  readonly name: string | null
}

export const travelMoved = signal<TravelMoved>()
