import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Source } from './source-of'

/**
 * Reservations with the known sender of their email as the provider, also of the houses of a chain, or as the seller
 * if it is an agency or the booking system of a restaurant.
 */
export function withCompany(reservations: readonly Reservation[], { name, type }: Source): Reservation[] {
  if (type === 'unknown') return [...reservations]
  const areStays = reservations.every(({ kind }) => kind === 'lodging')
  return reservations.map((one) => {
    const { kind, provider } = one
    const isSold = type !== 'supplier' || kind === 'restaurant'
    const isHouse = kind === 'lodging' || kind === 'restaurant'
    const company = isSold ? (isHouse ? one.name : undefined) : name
    const isNamed = provider.name !== undefined || provider.iata_code !== undefined
    const isKept = isNamed && (isSold || !areStays || provider.name !== one.name)
    return {
      ...one,
      ...(!isKept && company !== undefined && { provider: { ...provider, name: company } }),
      ...(isSold && !one.seller && one.name !== name && { seller: { name } }),
    }
  })
}
