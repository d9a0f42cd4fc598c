import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** What trains, coaches and ferries go by, where a title has no other word for them. */
const brands = {
  train:
    'TGV INOUI|INOUI|TGV|OUIGO|Eurostar|Thalys|Lyria|Intercit[ée]s|Frecciarossa|Frecciargento|Frecciabianca|Italo|iryo|Avlo|Alvia|FlixTrain|Westbahn|LNER|Avanti West Coast|Amtrak|Shinkansen|Nightjet',
  bus: 'FlixBus|BlaBlaCar Bus|BlaBlaBus|Eurolines|Megabus|National Express|Greyhound|ALSA|Itabus',
  boat: 'Viking Line|Tallink|Silja Line|Stena Line|DFDS|TT-Line|Color Line|Brittany Ferries|P&O Ferries|Irish Ferries|Finnlines|Corsica Ferries|Scandlines|Polferries|Jadrolinija',
} as const

const named = (names: string): RegExp => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')
const kinds = (['bus', 'train', 'boat'] as const).map((kind) => ({ kind, pattern: named(brands[kind]) }))

/** What a text is about by the brand that it names; undefined where it names none. */
export const brandKind = (text: string): Extract<ReservationKind, keyof typeof brands> | undefined =>
  kinds.find(({ pattern }) => pattern.test(text))?.kind

/** A train's or coach's number behind its brand: `Eurostar 9004`, `TGV INOUI n° 6607`, `FlixBus 012`. */
export const brandNumber = new RegExp(
  `(?<!\\p{L})((?:${brands.train}|${brands.bus}) (?:n[°ºo]\\.? ?)?[A-Z]?\\d{1,6})(?![\\p{L}\\d])`,
  'iu',
)
