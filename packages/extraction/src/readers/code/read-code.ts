import type { Reading } from '../../kit/reader'
import { bcbpFormat } from '../bcbp/bcbp-format'
import { dosipas } from '../dosipas/dosipas'
import { elb } from '../elb/elb'
import { irctc } from '../irctc/irctc'
import { mav } from '../mav/mav'
import { renfe } from '../renfe/renfe'
import { rsp6 } from '../rsp6/rsp6'
import { sncf } from '../sncf/sncf'
import { ssb } from '../ssb/ssb'
import { thsr } from '../thsr/thsr'
import { uic } from '../uic/uic'
import { vdv } from '../vdv/vdv'
import { zssk } from '../zssk/zssk'
import { bytesOfScan, type Code, codeOf, largestCode, unpacked } from './code'
import type { CodeContext, CodeFormat } from './format'

/** Those with a mark first: the last ones are told by the shape of what they hold. */
const formats: readonly CodeFormat[] = [
  uic,
  dosipas,
  sncf,
  vdv,
  mav,
  zssk,
  rsp6,
  bcbpFormat,
  elb,
  irctc,
  thsr,
  renfe,
  ssb,
]

/** The formats that a code may be of, each with the code itself, unpacked where it is written in another way. */
function* formatsOf(code: Code): Generator<{ format: CodeFormat; code: Code }> {
  for (const one of [code, ...unpacked(code)]) {
    const format = formats.find(({ is }) => is(one))
    if (format) yield { format, code: one }
  }
}

/** Whether bytes are the content of a barcode of a ticket that we know. */
export const isCode = (bytes: Uint8Array): boolean =>
  bytes.length >= 40 && bytes.length <= largestCode && formatsOf(codeOf(bytes)).next().done !== true

/** The reservations in the content of a barcode, or why there are none; neither where it is another code. */
export function readCodeBytes(bytes: Uint8Array, context: CodeContext): Reading {
  let first: Reading | null = null
  for (const { format, code } of formatsOf(codeOf(bytes.subarray(0, largestCode)))) {
    const reading = format.read(code, context)
    if (reading.reservations.length > 0) return reading
    first ??= reading
  }
  return first ?? { reservations: [], diagnostics: [] }
}

/** The same for the text that a scanner gives: characters 0 to 255 for a code of bytes. */
export const readCode = (text: string, part: string, date: string): Reading =>
  readCodeBytes(bytesOfScan(text), { part, date })
