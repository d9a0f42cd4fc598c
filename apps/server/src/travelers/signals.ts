import { signal } from '../platform/signal'

/**
 * A person's travel moves to another, or to an unknown traveler with this name; sent within the transaction that
 * deletes the person's record, before it is deleted.
 */
export type TravelMoved = {
  readonly from: string
  readonly to: string | null
  readonly name: string | null
}

export const travelMoved = signal<TravelMoved>()
