import { bcbpFormat } from './bcbp/bcbp-format'
import { dosipas } from './dosipas/dosipas'
import { elb } from './elb/elb'
import { irctc } from './irctc/irctc'
import { type Code, codeOf, maxCodeBytes, unpacked } from './kit/code'
import { type CodeContent, type CodeFormat, damaged } from './kit/format'
import { mav } from './mav/mav'
import { renfe } from './renfe/renfe'
import { rsp6 } from './rsp6/rsp6'
import { sbb } from './sbb/sbb'
import { sncf } from './sncf/sncf'
import { ssb } from './ssb/ssb'
import { thsr } from './thsr/thsr'
import { uic } from './uic/uic'
import { vdv } from './vdv/vdv'
import { viarail } from './viarail/viarail'
import { zssk } from './zssk/zssk'

/** Formats with a signature come first; the last ones are recognised by the shape of their content. */
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
  viarail,
  sbb,
  ssb,
]

/** A barcode's decoded payload. */
export interface TicketCode {
  /** The name of its format. */
  format: string
  /** The payload, as text or with one character per byte. */
  token: string
  content: CodeContent
}

/**
 * The formats a payload may have, each with the payload, which is first decoded if it is written in another encoding.
 */
function* candidates(code: Code): Generator<{ format: CodeFormat; code: Code }> {
  for (const one of [code, ...unpacked(code)]) {
    const format = formats.find(({ matches }) => matches(one))
    if (format) yield { format, code: one }
  }
}

function decode(format: CodeFormat, code: Code, date: string): TicketCode {
  const content = format.read(code, date)
  const isEmpty = 'journeys' in content && content.journeys.length === 0
  return {
    format: format.name,
    token: format.isText ? code.text : code.chars,
    content: isEmpty ? damaged(format.label) : content,
  }
}

/** Whether bytes are the payload of a ticket's barcode. */
export const isTicketCode = (bytes: Uint8Array): boolean =>
  bytes.length >= 40 && bytes.length <= maxCodeBytes && candidates(codeOf(bytes)).next().done !== true

/**
 * Decodes the payload of a ticket's barcode; null if no format matches. `date` is when it was received (ISO 8601), and
 * determines the year of days without one. Never throws.
 */
export function readTicketCode(bytes: Uint8Array, date: string): TicketCode | null {
  let first: TicketCode | null = null
  for (const { format, code } of candidates(codeOf(bytes.subarray(0, maxCodeBytes)))) {
    const decoded = decode(format, code, date)
    if (!('problem' in decoded.content)) return decoded
    first ??= decoded
  }
  return first
}
