import { decodePage, decodeText, isCharset } from '@sextant/bytes/charset'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { limits } from '../kit/limits'
import { readAddresses } from './addresses'
import { type Entity, EntityTree } from './entity-tree'
import { fieldOf } from './header-fields'
import { readMailDate } from './mail-date'
import { readParameters } from './parameters'
import { decodeTransfer } from './transfer'
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

function partOf(bytes: Uint8Array, entity: Entity): Part {
  const disposition = readParameters(fieldOf(entity.headers, 'content-disposition'))
  const filename = disposition.parameters.get('filename') ?? entity.type.parameters.get('name') ?? null
  const charset = entity.type.parameters.get('charset') ?? null
  const content = (): Uint8Array => decodeTransfer(bytes.subarray(entity.bodyStart, entity.bodyEnd), entity.encoding)
  let size: number | null = null
  return {
    // the only part of a message counts as its first
    number: entity.envelope ? `${entity.number}${entity.number === '' ? '' : '.'}1` : entity.number,
    contentType: entity.type.value,
    charset,
    filename: filename && filename.slice(0, 255),
    contentId: fieldOf(entity.headers, 'content-id').replace(/^<|>$/g, '') || null,
    inline: disposition.value !== 'attachment' && (filename === null || disposition.value === 'inline'),
    get size() {
      size ??= content().length
      return size
    },
    content,
    text: () => {
      const start = content().subarray(0, limits.textBytes)
      return entity.type.value === 'text/html' ? decodePage(start, charset) : decodeText(start, charset)
    },
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
  return faults.slice(0, 20)
}

/** A multipart without any parts is read as text, because its text may still be there. */
function readable(bytes: Uint8Array, entity: Entity): Entity[] {
  if (entity.kind === 'leaf') return [entity]
  if (entity.kind === 'message' || entity.children > 0) return []
  const start = decodeText(bytes.subarray(entity.bodyStart, entity.bodyStart + 4096), null)
  const value = /<(html|body|table|div|script)\b/i.test(start) ? 'text/html' : 'text/plain'
  return [{ ...entity, type: { value, parameters: new Map() } }]
}

/** Parses a base64 or quoted-printable message/rfc822 as well: its parts, and the messages that it contains. */
function unfold(bytes: Uint8Array, entity: Entity, depth: number, room: number): Pick<Message, 'parts' | 'forwarded'> {
  const own = partOf(bytes, entity)
  if (own.contentType !== 'message/rfc822' || depth > 3 || room <= 0) return { parts: [own], forwarded: [] }
  const inner = own.content()
  return leaves(inner, new EntityTree(inner).read(own.number, depth + 8).entities, depth + 1, room)
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
 * contains. Never throws, and the work grows linearly with the bytes. What is broken is read as far as possible and
 * reported in the diagnostics, with level `error` if the message as a whole makes no sense.
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
