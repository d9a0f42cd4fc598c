import { decodePage, decodeText } from '@sextant/bytes/charset'
import { limits } from '../kit/limits'
import type { Entity } from './entity-tree'
import { joinFlowedLines } from './flowed-text'
import { fieldOf } from './header-fields'
import { readParameters } from './parameters'
import type { TnefFile } from './tnef'
import { decodeTransfer } from './transfer'
import type { Part } from './types'

const maxName = 255

/** The text of a part, decoded from its charset, with format=flowed lines (RFC 3676) joined. */
function textOf(content: Uint8Array, contentType: string, parameters: ReadonlyMap<string, string>): string {
  const start = content.subarray(0, limits.textBytes)
  const charset = parameters.get('charset') ?? null
  if (contentType === 'text/html') return decodePage(start, charset)
  const text = decodeText(start, charset)
  const isFlowed = contentType === 'text/plain' && parameters.get('format')?.toLowerCase() === 'flowed'
  return isFlowed ? joinFlowedLines(text, parameters.get('delsp')?.toLowerCase() === 'yes') : text
}

/** The part for a leaf entity of the MIME tree. */
export function partOf(
  bytes: Uint8Array,
  { number, headers, type, encoding, envelope, bodyStart, bodyEnd }: Entity,
): Part {
  const disposition = readParameters(fieldOf(headers, 'content-disposition'))
  const filename = disposition.parameters.get('filename') ?? type.parameters.get('name') ?? null
  const content = (): Uint8Array => decodeTransfer(bytes.subarray(bodyStart, bodyEnd), encoding)
  let size: number | null = null
  return {
    // The only part of a message counts as its first.
    number: envelope ? `${number}${number === '' ? '' : '.'}1` : number,
    contentType: type.value,
    charset: type.parameters.get('charset') ?? null,
    filename: filename && filename.slice(0, maxName),
    contentId: fieldOf(headers, 'content-id').replace(/^<|>$/g, '') || null,
    inline: disposition.value !== 'attachment' && (filename === null || disposition.value === 'inline'),
    get size() {
      size ??= content().length
      return size
    },
    content,
    text: () => textOf(content(), type.value, type.parameters),
  }
}

/** The part for a file in a TNEF stream. */
export function partOfFile({ contentType, charset, filename, contentId, bytes }: TnefFile, number: string): Part {
  const type = contentType?.toLowerCase() ?? 'application/octet-stream'
  return {
    number,
    contentType: type,
    charset,
    filename: filename && filename.slice(0, maxName),
    contentId,
    inline: filename === null || contentId !== null,
    size: bytes.length,
    content: () => bytes,
    text: () => textOf(bytes, type, new Map(charset === null ? [] : [['charset', charset]])),
  }
}

/** The file within a part that is itself signed: `ticket.pdf` in `ticket.pdf.p7m`. */
export const signedFile = ({ number, filename, contentId }: Part, bytes: Uint8Array): Part =>
  partOfFile(
    { contentType: null, charset: null, filename: filename && filename.replace(/\.p7m$/i, ''), contentId, bytes },
    number,
  )

/** Whether a part is a message or file that is signed or encrypted as a whole (S/MIME, RFC 8551 §3.2). */
export const isSealed = ({ contentType, filename }: Part): boolean =>
  /^application\/(?:x-)?pkcs7-mime$/.test(contentType) || /\.p7m$/i.test(filename ?? '')

/** Whether a part is Outlook's packed form of a message. */
export const isTnef = ({ contentType, filename }: Part): boolean =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(contentType) || /^winmail\.dat$/i.test(filename ?? '')
