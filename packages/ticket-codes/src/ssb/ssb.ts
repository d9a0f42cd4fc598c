import type { Code } from '../kit/code'
import { type CodeFormat, noJourney } from '../kit/format'
import type { RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'
import { SmallBits } from './small-bits'
import { journeysOfVersion1, journeysOfVersion2, journeysOfVersion3 } from './ssb-journeys'

const readers: Readonly<Record<number, typeof journeysOfVersion3>> = {
  1: journeysOfVersion1,
  2: journeysOfVersion2,
  3: journeysOfVersion3,
}

/** The size of a code in bytes, including the signature, by version. */
const sizes: Readonly<Record<number, readonly [number, number]>> = {
  1: [107, 111],
  2: [67, 114],
  3: [114, 114],
}

const isSized = ({ length }: Uint8Array, version: number): boolean => {
  const [least = 1, largest = 0] = sizes[version] ?? []
  return length >= least && length <= largest
}

/** The company code of Finland's railway. */
const vr = 10

/** The code without the line break that a file may have at the end. */
const trimmed = ({ bytes }: Code): Uint8Array =>
  bytes.length === 115 && bytes[114] === 0x0a ? bytes.subarray(0, 114) : bytes

const station = /^(?:[2-9]\d{6}|10\d{5}|[A-Z][A-Z\d]{1,4})$/

/** Whether the stations have possible codes: UIC numbers, or letters. The second may be missing. */
const plausible = ({ from, to, fromCode, toCode }: RailJourney): boolean =>
  station.test(fromCode ?? from) && ((toCode ?? to) === '' || station.test(toCode ?? to))

/** An arbitrary day, to test whether a code can be read. */
const someDay = '2026-01-01'

/**
 * The version of a small structured barcode; null if the code is not one. The format has no signature, so the content
 * must be plausible.
 */
function versionOf(code: Code): number | null {
  const bytes = trimmed(code)
  const version = (bytes[0] ?? 0) >> 4
  if (/^[\x20-\x7e\r\n]+$/.test(code.chars)) return null
  const bits = new SmallBits(bytes)
  if (version === 3 && bits.number(22, 5) > 3)
    return isSized(bytes, version) && railwayName(String(bits.number(4, 14))) ? version : null
  // some of VR's version 1 codes claim to be version 2
  const versions = version === 2 && bits.number(4, 14) === vr ? [1, 2] : [version]
  const isSound = (one: number): boolean => {
    const journeys = isSized(bytes, one) ? (readers[one]?.(bits, someDay) ?? []) : []
    return journeys.length > 0 && journeys.every(plausible)
  }
  return versions.find(isSound) ?? null
}

/** Tickets in the small structured barcode (SSB, ERA TAP TSI B.12 §7), versions 1 to 3. */
export const ssb: CodeFormat = {
  name: 'ssb',
  label: 'rail ticket (SSB)',
  isText: false,
  matches: (code) => versionOf(code) !== null,
  read(code, date) {
    const version = versionOf(code) ?? 0
    const bits = new SmallBits(trimmed(code))
    if (version === 3 && bits.number(22, 5) > 3) return noJourney('a rail pass or card')
    return { journeys: readers[version]?.(bits, date) ?? [] }
  },
}
