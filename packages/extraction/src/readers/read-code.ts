import { bcbpFormat } from './bcbp/bcbp-format'
import { bytesOfScan, type Code, codeOf, largestCode, unpacked } from './code/code'
import type { CodeContext, CodeFormat } from './code/format'
import { dosipas } from './dosipas/dosipas'
import { elb } from './elb/elb'
import { irctc } from './irctc/irctc'
import { mav } from './mav/mav'
import type { Reading } from './reader'
import { renfe } from './renfe/renfe'
import { sncf } from './sncf/sncf'
import { ssb } from './ssb/ssb'
import { thsr } from './thsr/thsr'
import { uic } from './uic/uic'
import { vdv } from './vdv/vdv'
import { zssk } from './zssk/zssk'

/** Those with a mark first: the last ones are told by the shape of what they hold. */
const formats: readonly CodeFormat[] = [
  uic,
  dosipas,
  sncf,
  vdv,
  mav,
  zssk,
  bcbpFormat,
  elb,
  irctc,
  thsr,
  renfe,
  ssb,
]

/** The format of a code, and the code itself, unpacked where it is written in base64; null where it is another one. */
function formatOf(code: Code): { format: CodeFormat; code: Code } | null {
  const inner = unpacked(code)
  for (const one of inner ? [code, inner] : [code]) {
    const format = formats.find(({ is }) => is(one))
    if (format) return { format, code: one }
  }
  return null
}

/** Whether bytes are the content of a barcode of a ticket that we know. */
export const isCode = (bytes: Uint8Array): boolean =>
  bytes.length >= 40 && bytes.length <= largestCode && formatOf(codeOf(bytes)) !== null

/** The reservations in the content of a barcode, or why there are none; neither where it is another code. */
export function readCodeBytes(bytes: Uint8Array, context: CodeContext): Reading {
  const found = formatOf(codeOf(bytes.subarray(0, largestCode)))
  return found ? found.format.read(found.code, context) : { reservations: [], diagnostics: [] }
}

/** The same for the text that a scanner gives: characters 0 to 255 for a code of bytes. */
export const readCode = (text: string, part: string, date: string): Reading =>
  readCodeBytes(bytesOfScan(text), { part, date })
