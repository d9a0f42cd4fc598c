import { signal } from '../platform/signal'

/**
 * The travel of a person becomes another's, or that of an unknown traveler of this name: told within the transaction
 * that ends the person's record, while it still stands.
 */
export type TravelMoved = {
  readonly from: string
  readonly to: string | null
  readonly name: string | null
}

export const travelMoved = signal<TravelMoved>()
