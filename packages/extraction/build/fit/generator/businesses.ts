import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { city } from './cities'
import type { Random } from './random'

/** Draws a word for made-up names. */
export const surname = (random: Random): string =>
  random.pick(
    'Bristol Aurora Miramar Zephyr Belvedere Linden Astoria Marlowe Santa Clara Alpenblick Mirabel Kestrel Harbour Old Mill Savoy Palmera Riviera Nordstern Cascade Heron Meridian Saffron Elderflower Bellavista Solana Tivoli Orchard Larkspur Vesper Juniper Copper Quayside Anker Castello Luna'.split(
      ' ',
    ),
  )

/** Draws a made-up name of a hotel or restaurant. */
export function venueName(random: Random, kind: 'lodging' | 'restaurant'): string {
  const own = surname(random)
  const town = city(random).name
  const forms =
    kind === 'lodging'
      ? [
          `Hotel ${own}`,
          `${own} Hotel`,
          `The ${own} Inn`,
          `Pension ${own}`,
          `${own} Residence`,
          `Hôtel ${own} ${town}`,
          `${own} ${town}`,
          `Hotel ${own} & Spa`,
          `Casa ${own}`,
          `${own} Suites`,
          `B&B ${own}`,
          `Gasthof zum ${own}`,
          `Villa ${own}`,
          `${own} Guest House`,
          `${own} Lodge`,
          `Apartments ${own}`,
          `Grand Hotel ${own} ${town}`,
          `${own} by the Sea`,
          `The ${own}`,
          `Albergo ${own}`,
          `Hostal ${own}`,
          own,
          `No. ${random.int(2, 90)} ${own} Street`,
          `旅館${random.pick(['松風', '花月', '山水'])}`,
          `${random.pick(['城市', '海景', '金龙'])}酒店`,
        ]
      : [
          `Restaurant ${own}`,
          `${own} Kitchen`,
          `Trattoria ${own}`,
          `Osteria ${own}`,
          `Brasserie ${own}`,
          own,
          `The ${own} Table`,
          `Bistro ${own}`,
          `Ristorante ${own}`,
          `${own} Grill & Bar`,
          `Taverna ${own}`,
          `Café ${own}`,
          `Zum ${own}`,
          `La ${own}`,
          `Chez ${own}`,
          `${random.pick(['鮨', '焼肉'])}${random.pick(['松', '花'])}`,
        ]
  return random.pick(forms)
}

/** Draws the name of an event or sight. */
export function eventName(random: Random): string {
  const own = surname(random)
  const town = city(random).name
  return random.pick([
    `Guided tour of ${town}`,
    `${town} Old Town Walk`,
    `${own} Museum`,
    `The ${own} Trio: Winter Songs`,
    `${own} Quartet`,
    `${town} Food Tour`,
    `Exhibition “${own}”`,
    `Excursion to ${town}`,
    `${own} Festival`,
    `Wine tasting at ${own}`,
    `Visita guiada ${own}`,
    `Stadtführung ${town}`,
    `Kayak Tour ${own} Bay`,
    `Pottery Workshop`,
    `La Traviata`,
    `Hamlet`,
    `${own} vs ${town} City`,
    `Besuch ${own} Museum`,
    `Visite du Château ${own}`,
    `Escape Room ${own}`,
    `Sunset Cruise`,
  ])
}

/** Car rental companies. */
export const carCompanies =
  'Hertz Avis Sixt Europcar Enterprise Budget Alamo Thrifty Dollar Goldcar Keddy Flizzr Bayrent Nordbil Ruta4 Kestrel Cars'.split(
    ' ',
  )

/** Words in company names, by kind. */
const companyNames: Readonly<Partial<Record<ReservationKind, string>>> = {
  train: 'Rail Railways Express',
  bus: 'Coaches Lines Bus',
  boat: 'Ferries Lines Sailings',
  taxi: 'Transfers Cabs Chauffeurs',
  lodging: 'Hotels Stays Travel',
  event: 'Tours Tickets Events',
}

/** Draws a company name for a kind, or for an agency. */
export const business = (random: Random, kind?: ReservationKind): string =>
  `${surname(random)} ${random.pick(((kind && companyNames[kind]) ?? 'Travel Reisen Voyages Viajes Booking').split(' '))}`
