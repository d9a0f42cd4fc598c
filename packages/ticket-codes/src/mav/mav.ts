import { decodeText } from '@sextant/bytes/charset'
import { gunzip } from '@sextant/bytes/gunzip'
import { localOf } from '@sextant/domain/kit/local-time'
import { startsWith } from '../kit/code'
import { type CodeFormat, noJourney } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'

/** The maximum unpacked size of a ticket in bytes. */
const maxBytes = 16 * 1024

const gzip = [0x1f, 0x8b, 8]

/** Bytes before the compressed ones, by version; NaN for an unknown version. */
function headSize(version: number): number {
  if (version < 2 || version > 6) return Number.NaN
  return version <= 4 ? 2 : 24
}

const textOf = (bytes: Uint8Array): string => decodeText(bytes, null).split('\0')[0]?.trim() ?? ''

/** The ticket's outer data and its payload. */
interface Envelope {
  version: number
  number: string
  issuer: string
  payload: DataView
}

const bytesOf = (view: DataView, at: number, length: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + at, Math.max(0, Math.min(length, view.byteLength - at)))

/** Versions 2 to 4 have number and issuer in the payload, later ones before it. Null if it cannot be unpacked. */
function openEnvelope(bytes: Uint8Array): Envelope | null {
  const version = bytes[0] ?? 0
  const early = version <= 4
  const inner = gunzip(bytes.subarray(headSize(version)), maxBytes)
  if (!inner || inner.length < (early ? 39 : 19)) return null
  const whole = new DataView(inner.buffer, inner.byteOffset, inner.byteLength)
  return early
    ? {
        version,
        number: textOf(inner.subarray(0, 18)),
        issuer: String(whole.getUint16(18)),
        payload: new DataView(inner.buffer, inner.byteOffset + 20, inner.byteLength - 20),
      }
    : {
        version,
        number: textOf(bytes.subarray(2, 20)),
        issuer: textOf(bytes.subarray(20, 24)),
        payload: whole,
      }
}

const epoch = Date.UTC(2016, 11, 31, 23)
/** Converts seconds since 2017 in Hungary to local time. */
const timeAt = (view: DataView, at: number): string | null => {
  const seconds = view.getUint32(at)
  return seconds === 0 ? null : localOf(new Date(epoch + seconds * 1000).toISOString(), 'Europe/Budapest')
}

const stationAt = (view: DataView, at: number): number => view.getUint16(at) * 256 + view.getUint8(at + 2)

/** Stations by UIC code up to version 4, and by the railway's own numbers since. */
function ends(view: DataView, at: number, version: number) {
  const [from, to] = [stationAt(view, at), stationAt(view, at + 3)].map(String)
  return version <= 4
    ? { from: '', to: '', ...compact({ fromCode: from, toCode: to }) }
    : { from: from ?? '', to: to ?? '', fromCountry: 'HU', toCountry: 'HU' }
}

/** A seat reservation on a train; surcharges have no coach. */
interface SeatBlock {
  at: number
  train: string
  coach: string
  seat: string
}

function seatBlocks({ payload, version }: Envelope, from: number): SeatBlock[] {
  const [size, trainLength] = version >= 6 ? [72, 20] : [57, 5]
  const count = payload.getUint8(10)
  return Array.from({ length: Math.min(count, 10) }, (_, index) => from + index * size)
    .filter((at) => at + size <= payload.byteLength)
    .map((at) => {
      const places = at + 16 + trainLength + 1
      const seat = payload.getUint16(places + 3)
      return {
        at,
        train: textOf(bytesOf(payload, at + 16, trainLength)),
        coach: textOf(bytesOf(payload, places, 3)),
        seat: seat > 0 ? String(seat) : '',
      }
    })
}

/** The journey, or one per train if seats are reserved on several. */
function journeysOf(envelope: Envelope): RailJourney[] {
  const { payload, version, number, issuer } = envelope
  const mask = payload.getUint8(8)
  const person = 19
  const trip = person + (mask & 0x80 ? 64 : 0)
  if (!(mask & 1) || payload.byteLength < trip + 114) return []
  const name = mask & 0x80 ? textOf(bytesOf(payload, person, 45)) : ''
  const blocks = seatBlocks(envelope, trip + 114 + 23 * payload.getUint8(9))
  const start = timeAt(payload, trip + 102)
  const price = payload.getFloat32(4)
  const common = {
    travelers: name ? [{ name }] : [],
    ...ends(payload, trip + 4, version),
    ...compact({
      number,
      provider: railwayName(issuer),
      serviceClass: /[12]/.exec(textOf(bytesOf(payload, trip + 100, 1)))?.[0],
    }),
    ...(price > 0 && Number.isFinite(price) ? { price: String(Math.round(price)), currency: 'HUF' } : {}),
  }
  const seated = blocks.filter(({ coach }) => coach !== '')
  const trains = new Set(seated.map(({ train }) => train))
  const at = (block: SeatBlock | undefined): string | undefined =>
    (block && timeAt(payload, block.at + 10)) ?? start?.slice(0, 10)
  const one = (block: SeatBlock | undefined, own: object, seats: readonly SeatBlock[]): RailJourney[] => {
    const departure = at(block)
    const { train, coach } = block ?? {}
    const seat = seats.map((each) => each.seat).filter(Boolean)
    return departure
      ? [
          {
            record: 'trip',
            departure,
            ...common,
            ...own,
            ...compact({ train, coach, seat: seat.join(', ') }),
          },
        ]
      : []
  }
  if (trains.size < 2) return one(seated[0] ?? blocks[0], {}, seated)
  return [...trains].flatMap((train) => {
    const own = seated.filter((block) => block.train === train)
    return own[0] ? one(own[0], ends(payload, own[0].at, version), own) : []
  })
}

/**
 * Domestic tickets of MÁV and the railways that share its codes, versions 2 to 6, according to public documentation
 * (`pjuhasz/mav_train_ticket`, FORMAT.md; KDE Community Wiki, "MAV Barcode").
 */
export const mav: CodeFormat = {
  name: 'mav',
  label: 'ticket of MÁV',
  isText: false,
  matches: ({ bytes }) => startsWith(bytes, gzip, headSize(bytes[0] ?? 0)),
  read({ bytes }) {
    const envelope = openEnvelope(bytes)
    if (!envelope) return { journeys: [] }
    const journeys = journeysOf(envelope)
    if (journeys.length === 0) return noJourney('a pass or a fee of MÁV')
    return { journeys }
  },
}
