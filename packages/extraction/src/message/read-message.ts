import { decodeText, isCharset } from '@sextant/bytes/charset'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { limits } from '../kit/limits'
import { readAddresses } from './addresses'
import { type Entity, EntityTree } from './entity-tree'
import { fieldOf } from './header-fields'
import { readMailDate } from './mail-date'
import { isSealed, isTnef, partOf, partOfFile, signedFile } from './part'
import { signedContent } from './signed-content'
import { readTnef } from './tnef'
import type { Envelope, Header, Message, Part } from './types'

function envelopeOf(headers: Header[]): Envelope {
  return {
    headers,
    subject: fieldOf(headers, 'subject'),
    from: readAddresses(fieldOf(headers, 'from') || fieldOf(headers, 'sender')),
    to: readAddresses(fieldOf(headers, 'to')),
    cc: readAddresses(fieldOf(headers, 'cc')),
    messageId: fieldOf(headers, 'message-id').replace(/^<|>$/g, '') || null,
    date: readMailDate(fieldOf(headers, 'date')),
  }
}

/** Problems of the message as a whole. */
function faultsOf({ entities }: EntityTree, parts: readonly Part[]): Diagnostic[] {
  const [root] = entities
  const faults: Diagnostic[] = []
  if (!root || root.headers.length === 0) {
    const message = 'The message has no header fields, so it is not a mail.'
    faults.push({ level: 'error', code: 'no-headers', message })
  } else if (root.kind === 'multipart' && root.children === 0) {
    const message = 'The message says that it has several parts, but their boundary never appears.'
    faults.push({ level: 'error', code: 'no-boundary', message })
  } else if (root.bodyStart >= root.bodyEnd && root.kind === 'leaf') {
    faults.push({ level: 'error', code: 'no-body', message: 'The message ends after its header.' })
  }
  for (const { charset, number } of parts) {
    if (charset === null || isCharset(charset)) continue
    const message = `The charset ${charset.slice(0, 40)} is not known; the text was read as UTF-8 or Western.`
    faults.push({ level: 'warning', code: 'unknown-charset', message, part: number })
  }
  for (const { number } of parts.filter((part) => isSealed(part) || part.contentType === 'application/pgp-encrypted')) {
    const message = 'The message is encrypted, so it was not read. Send it without encryption.'
    faults.push({ level: 'error', code: 'message-encrypted', message, part: number })
  }
  return faults.slice(0, 20)
}

/** A multipart without parts is read as text, since its text may still be there. */
function readable(bytes: Uint8Array, entity: Entity): Entity[] {
  if (entity.kind === 'leaf') return [entity]
  if (entity.kind === 'message' || entity.children > 0) return []
  const start = decodeText(bytes.subarray(entity.bodyStart, entity.bodyStart + 4096), null)
  const value = /<(html|body|table|div|script)\b/i.test(start) ? 'text/html' : 'text/plain'
  return [{ ...entity, type: { value, parameters: new Map() } }]
}

/** The start of a MIME entity, as opposed to a signed file: one of its header fields. */
const entityStart = /^(?:content-|mime-version)/i

/**
 * Opens a part that contains others: a base64 or quoted-printable message/rfc822, an opaquely signed message, or
 * Outlook's TNEF. Returns any other part unchanged.
 */
function unfold(bytes: Uint8Array, entity: Entity, depth: number, room: number): Pick<Message, 'parts' | 'forwarded'> {
  const own = partOf(bytes, entity)
  if (depth > 3 || room <= 0) return { parts: [own], forwarded: [] }
  const within = (inner: Uint8Array): Pick<Message, 'parts' | 'forwarded'> =>
    leaves(inner, new EntityTree(inner).read(own.number, depth + 8).entities, depth + 1, room)
  if (own.contentType === 'message/rfc822') return within(own.content())
  const signed = isSealed(own) ? signedContent(own.content()) : null
  if (signed && entityStart.test(decodeText(signed.subarray(0, 12), 'latin1'))) {
    const { parts, forwarded } = within(signed)
    return { parts, forwarded: forwarded.filter(({ number }) => number !== own.number) }
  }
  if (signed) return { parts: [signedFile(own, signed)], forwarded: [] }
  const packed = isTnef(own) ? readTnef(own.content()) : []
  return {
    parts: packed.length > 0 ? packed.map((file, at) => partOfFile(file, `${own.number}.${at + 1}`)) : [own],
    forwarded: [],
  }
}

function leaves(
  bytes: Uint8Array,
  entities: readonly Entity[],
  depth: number,
  room: number,
): Pick<Message, 'parts' | 'forwarded'> {
  const parts: Part[] = []
  const forwarded = entities
    .filter(({ envelope, number }) => envelope && number !== '')
    .map(({ number, headers }) => ({ number, envelope: envelopeOf(headers) }))
  for (const leaf of entities.flatMap((entity) => readable(bytes, entity))) {
    const inner = unfold(bytes, leaf, depth, room - parts.length)
    parts.push(...inner.parts)
    forwarded.push(...inner.forwarded)
  }
  return { parts, forwarded }
}

/**
 * Parses an email (RFC 5322, 2045 to 2047, 2231): headers, every leaf of its MIME tree, and the messages that it
 * contains. Never throws, and takes linear time. Broken content is read as far as possible and reported in the
 * diagnostics, with level `error` if the message as a whole makes no sense.
 */
export function readMessage(bytes: Uint8Array): { message: Message; diagnostics: Diagnostic[] } {
  const start = bytes.length > 5 && decodeText(bytes.subarray(0, 5), 'latin1') === 'From ' ? bytes.indexOf(10) + 1 : 0
  const body = bytes.subarray(start)
  const tree = new EntityTree(body).read()
  const { parts, forwarded } = leaves(body, tree.entities, 0, limits.parts)
  const message = {
    ...envelopeOf(tree.entities[0]?.headers ?? []),
    parts: parts.slice(0, limits.parts),
    forwarded,
  }
  return { message, diagnostics: [...faultsOf(tree, message.parts), ...tree.diagnostics] }
}
