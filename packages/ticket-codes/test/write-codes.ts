import { gzipSync, strToU8, zlibSync } from 'fflate'

/** Made-up codes with the field widths of their formats. */

export const latin = (text: string): Uint8Array => strToU8(text, true)
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
const wide = (text: string | number, width: number): string => String(text).padStart(width, '0')

/** A value at a bit offset. */
type BitField = readonly [start: number, length: number, value: number]

const put = (bytes: Uint8Array, [start, length, value]: BitField): void => {
  for (let bit = 0; bit < length; bit++) {
    const at = start + bit
    const on = Math.floor(value / 2 ** (length - 1 - bit)) % 2
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (on << (7 - (at & 7)))
  }
}

/** Text in version 3: six bits per character. */
export const six = (start: number, text: string): BitField[] =>
  Array.from(text, (char, index) => [start + 6 * index, 6, char.charCodeAt(0) - 32])

/** Text in versions 1 and 2: digits, then letters. */
export const alphanumeric = (start: number, text: string): BitField[] =>
  Array.from(text, (char, index) => [start + 6 * index, 6, Number.parseInt(char, 36)])

/** A small structured barcode of the given size in bytes. */
export function ssbCode(size: number, fields: readonly BitField[]): Uint8Array {
  const bytes = new Uint8Array(size)
  for (const field of fields) put(bytes, field)
  return bytes
}

/** A Thalys reservation in version 3, issued on day 60 of a year that ends with 6. */
export const thalys = ssbCode(114, [
  [0, 4, 3],
  [4, 14, 3018],
  [22, 5, 1],
  [27, 7, 1],
  [42, 6, 2],
  ...six(48, 'QZXKWV12345678'),
  [132, 4, 6],
  [136, 9, 60],
  [147, 1, 1],
  ...six(148, 'FRPNO'),
  ...six(178, 'BEBMI'),
  [208, 9, 12],
  [217, 11, 8 * 60 + 25],
  ...six(228, '09321'),
  [258, 10, 14],
  ...six(268, '061'),
])

/** A Trenitalia ticket in version 2: Milano Centrale to Roma Termini on day 70, with a seat. */
export const trenitalia = ssbCode(67, [
  [0, 4, 2],
  [4, 14, 83],
  [29, 7, 1],
  [43, 9, 70],
  [52, 9, 70],
  [109, 1, 1],
  [110, 30, 8_301_700],
  [140, 1, 1],
  [141, 30, 8_308_409],
  [178, 16, 9643],
  [246, 4, 7],
  [250, 7, 12],
  [259, 4, 4],
  ...alphanumeric(270, 'K7QX2M'),
])

/** An element list barcode with one journey. */
export const eurostar = 'eP01K7QX2M40000001702110990100000AD01006060072072GBSPXFRPNO009024ABCD07201506110000ST'

/** An SNCF code with two trains. */
export const sncfCode =
  `i0CVQXKWVZ4000000171211` +
  `01/02/1980FRPLYFRLPD0660703/09${'0'.repeat(19)}` +
  `${'LINDQVIST'.padStart(19)}${'MAJA'.padStart(19)}2CW252FRLPDFRMSC06115`

/** A regional SNCF code of 686 bytes. */
export const secutix = joined(
  latin(`2200${'\u009c'.repeat(256)}00T10087123456789FRPLYFRDIJ`.padEnd(342)),
  latin(`S030920262CW25${'TARIF'.padEnd(20)}${'LINDQVIST'.padEnd(19)}${'MAJA'.padEnd(19)}`.padEnd(686 - 342)),
)

/** A MÁV code, by default in version 5: a person, a trip and a reservation, compressed and followed by a signature. */
export function mavCode(version = 5): Uint8Array {
  const seatSize = version >= 6 ? 72 : 57
  const payload = new Uint8Array(19 + 64 + 114 + seatSize)
  const view = new DataView(payload.buffer)
  const since2017 = (iso: string): number => (Date.parse(iso) - Date.parse('2017-01-01T00:00:00+01:00')) / 1000
  view.setFloat32(4, 5290)
  view.setUint8(8, 0x81)
  view.setUint8(10, 1)
  payload.set(strToU8('Kovács Ágnes'), 19)
  const trip = 19 + 64
  view.setUint32(trip + 3, 5_510_017)
  view.setUint8(trip + 3, 0)
  view.setUint32(trip + 6, ((5_510_017 & 0xff) << 24) | 5_502_444)
  payload.set(latin('2'), trip + 100)
  view.setUint32(trip + 102, since2017('2026-03-14T00:00:00+01:00'))
  const seat = trip + 114
  view.setUint32(seat + 10, since2017('2026-03-14T08:30:00+01:00'))
  const train = version >= 6 ? 20 : 5
  payload.set(latin('IC702'.slice(0, train)), seat + 16)
  payload.set(latin('21'), seat + 17 + train)
  view.setUint16(seat + 17 + train + 3, 45)
  const number = '559400000000000017'
  if (version >= 5)
    return joined(
      Uint8Array.of(version, 1),
      latin(number),
      latin('1155'),
      gzipSync(payload),
      new Uint8Array(56).fill(7),
    )
  const early = new Uint8Array(20)
  early.set(latin(number))
  new DataView(early.buffer).setUint16(18, 1155)
  return joined(Uint8Array.of(version, 3), gzipSync(joined(early, payload)), new Uint8Array(256).fill(7))
}

const zsskLines = `P,1234567890123456,123456,8.20,0.00,0.00,Bratislava hl.st.,Žilina,605[2.tr.],62820817,62832359,Nováková Jana,0,,,,,12,0,0,,,N,text,CESTOVNÝ LÍSTOK,OBYČAJNÝ: 1,JEDNOSMERNÁ CESTA,,Z: Bratislava hl.st.,Do: Žilina,Km: 203 NO-R-2.tr.,Vlak: 605 Vozeň: 12 Miesto: 61,,`

/** A ZSSK code: compressed lines of text. 6282 days after 2009-01-01 is 2026-03-15. */
export const zsskCode = joined(
  Uint8Array.of(4, 1, 0x2c),
  zlibSync(strToU8(zsskLines.replaceAll(',', '\n'))),
  new Uint8Array(64).fill(9),
)

export const irctcLines = `PNR No.:2201893135,
TXN ID:100004441804250,
Passenger Name:ASHA VERMA,
Gender:F,
Age:31,
Status:CNF/B14/62,
Passenger Name:RAVI VERMA,
Gender:M,
Age:33,
Status:CNF/B14/63,
Quota:GENERAL (GN),
Train No.:12276,
Train Name:PRYJ HUMSFAR EX,
Scheduled Departure:16-Sep-2026 22:30,
Date Of Journey:16-Sep-2026,
Boarding Station:NEW DELHI - NDLS,
Class:AC 3 TIER (3A),
From:NEW DELHI - NDLS,
To:PRAYAGRAJ JN. - PRYJ,
Ticket Fare: Rs 2310.0,
`
export const irctcMessage =
  'PNR:2201893135,TRAIN:12276,DOJ:16-09-2026,TIME:22:30,3A,NDLS TO PRYJ,ASHA VERMA+1,B14 62,FARE:1155,SC:35.4'

/** A ticket of Taiwan's high-speed rail: Taipei to Zuoying, coach 7, row 12, seat E. */
export const thsrCode = [
  ['1234567890123', '04567890', wide(629, 7)],
  ['002', '202609030831', '00', '012', '202609031005', '0'.repeat(15)],
  ['007', '012', '005', wide(1490, 10), '123456INTIRS0000202609031234567'],
]
  .flat()
  .join('')

/** Ticket, stations, day, train, coach, seat, unknown, reference. */
export const renfeOlder = ['7123456789012', '60000', '17800', '030926', '03112', '005', '012', '123', 'K7QX2M'].join('')
/** Ticket, carrier, train, time, stations, coach, seat; the reference is far behind. */
export const renfeCommon = ['7123456789012', '01071', '03112', '03/09/202608:30', '7160000', '7171801', '005', '012']
  .join('')
  .padEnd(143, '0')
  .concat('K7QX2M')

/** A ticket of the VDV core application: signature, remainder with the marker, certificate and authority. */
export const vdvCode = joined(
  Uint8Array.of(0x9e, 0x81, 0x80),
  new Uint8Array(128).fill(3),
  Uint8Array.of(0x9a, 5),
  latin('VDV\u0011\u0022'),
  Uint8Array.of(0x7f, 0x21, 0x81, 0xc8),
  new Uint8Array(200).fill(5),
)

/** A Protocol Buffers field: an integer, a text, or a message of fields. */
function proto(number: number, value: bigint | string | readonly Uint8Array[]): Uint8Array {
  const varint = (of: bigint): number[] => (of < 128n ? [Number(of)] : [Number(of & 127n) | 128, ...varint(of >> 7n)])
  if (typeof value === 'bigint') return Uint8Array.from([...varint(BigInt(number << 3)), ...varint(value)])
  const bytes = typeof value === 'string' ? strToU8(value) : joined(...value)
  return joined(Uint8Array.from([...varint(BigInt((number << 3) | 2)), ...varint(BigInt(bytes.length))]), bytes)
}
const protoTime = (number: number, iso: string): Uint8Array => proto(number, [proto(1, BigInt(Date.parse(iso)))])

/** An SBB ticket: a message followed by a signature; for a train, for a day, or for an area without stations. */
export const sbbCode = (train: string | null, stations = ['Zürich HB', 'Genève']): Uint8Array =>
  joined(
    proto(1, [
      proto(1, 123_456_789_012n),
      proto(2, [
        proto(1, [proto(1, 4n), proto(2, 'Supersaver Ticket')]),
        ...stations.map((name, index) => proto(2 + index, name)),
        proto(4, 2n),
        protoTime(8, '2026-07-14T06:32:00Z'),
        protoTime(9, '2026-07-14T09:15:00Z'),
      ]),
      proto(3, [proto(3, 'Maja'), proto(4, 'Lindqvist')]),
      proto(6, [proto(1, 'VIS'), proto(2, 'CHF'), proto(3, '31.00')]),
      ...(train ? [proto(8, [proto(11, train)])] : []),
    ]),
    Uint8Array.of(0x12, 0x44),
    new Uint8Array(60).fill(9),
  )

/** A boarding pass of VIA Rail Canada. */
export const viaCode = [
  ['1234567890123', 'LINDQVIST'.padEnd(29), ' 4', '12A   ', 'TRTO', 'MTRL', 'VIA', '64  '],
  ['202609031145', 'MAJA'.padEnd(22), 'ADULT', 'K7QX2M', '202608010930', 'ESCAPE'],
]
  .flat()
  .join('')
