import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { limits } from '../kit/limits'
import { fieldOf, readFields } from './header-fields'
import { type ParameterizedValue, readParameters } from './parameters'
import type { Header } from './types'

/** A node of the MIME tree: its number, its header, and the byte range of its body. */
export interface Entity {
  /** IMAP part number; empty for the email itself. */
  number: string
  headers: Header[]
  type: ParameterizedValue
  /** Lower case. */
  encoding: string
  bodyStart: number
  bodyEnd: number
  kind: 'leaf' | 'multipart' | 'message'
  /** Whether it is a message: the email itself, or one that it contains. */
  envelope: boolean
  children: number
}

interface Frame {
  entity: Entity
  /** Null for a message within a message, which ends with the part that contains it. */
  boundary: string | null
}

const newline = 0x0a
const dash = 0x2d
const ascii = new TextDecoder('latin1')

/**
 * Finds the entities of a message in one pass over its lines, at any nesting. Open boundaries are kept in a map, so the
 * time is linear in the number of bytes.
 */
export class EntityTree {
  readonly entities: Entity[] = []
  readonly diagnostics: Diagnostic[] = []
  private readonly frames: Frame[] = []
  private readonly open = new Map<string, number>()
  private headerStart = 0
  private current: Entity | null = null
  private state: 'header' | 'body' | 'between' = 'header'
  private full = false

  constructor(private readonly bytes: Uint8Array) {}

  /** Entities in order of appearance. Multiparts and messages come before their content. */
  read(prefix = '', depth = 0): this {
    this.begin(prefix, true, 0)
    let line = 0
    while (line < this.bytes.length && !this.full) {
      const found = this.bytes.indexOf(newline, line)
      const next = found < 0 ? this.bytes.length : found + 1
      this.line(line, next, depth)
      line = next
    }
    if (this.state === 'header' && this.current) this.endHeader(this.bytes.length, this.bytes.length, depth)
    this.close(0, this.bytes.length)
    return this
  }

  private line(start: number, next: number, depth: number): void {
    const boundary = this.bytes[start] === dash && this.bytes[start + 1] === dash ? this.boundaryAt(start, next) : null
    if (boundary) this.atBoundary(boundary, start, next)
    else if (this.state === 'header' && isBlank(this.bytes, start, next)) this.endHeader(start, next, depth)
  }

  private boundaryAt(start: number, next: number): { level: number; last: boolean } | null {
    if (this.open.size === 0 || next - start > 300) return null
    const text = ascii.decode(this.bytes.subarray(start + 2, next)).trimEnd()
    const level = this.open.get(text)
    if (level !== undefined) return { level, last: false }
    const closed = text.endsWith('--') ? this.open.get(text.slice(0, -2).trimEnd()) : undefined
    return closed === undefined ? null : { level: closed, last: true }
  }

  private atBoundary({ level, last }: { level: number; last: boolean }, start: number, next: number): void {
    if (this.state === 'header' && this.current) this.endHeader(start, start, 0)
    this.close(level + 1, withoutBreak(this.bytes, start))
    const frame = this.frames[level]
    this.current = null
    this.state = 'between'
    if (!frame) return
    if (last) {
      this.close(level, start)
      return
    }
    frame.entity.children++
    const { number } = frame.entity
    this.begin(number === '' ? `${frame.entity.children}` : `${number}.${frame.entity.children}`, false, next)
  }

  private begin(number: string, envelope: boolean, at: number): void {
    if (this.entities.length >= limits.parts) {
      this.full = true
      this.note('warning', 'part-limit', `The message has more than ${limits.parts} parts; the rest was not read.`)
      return
    }
    const type = { value: 'text/plain', parameters: new Map<string, string>() }
    const end = this.bytes.length
    const entity = { number, headers: [], type, encoding: '', bodyStart: at, bodyEnd: end, children: 0 }
    this.current = { ...entity, kind: 'leaf', envelope }
    this.entities.push(this.current)
    this.headerStart = at
    this.state = 'header'
  }

  /** The header of the current entity ends at `end`, its body begins at `next`. */
  private endHeader(end: number, next: number, depth: number): void {
    const entity = this.current
    if (!entity) return
    if (end - this.headerStart > limits.headerBytes) {
      this.note('warning', 'header-limit', 'A header block is too long; parts of it were not read.')
    }
    entity.headers = readFields(this.bytes.subarray(this.headerStart, end))
    entity.type = readParameters(fieldOf(entity.headers, 'content-type') || 'text/plain')
    entity.encoding = fieldOf(entity.headers, 'content-transfer-encoding').trim().toLowerCase()
    entity.bodyStart = next
    this.state = 'body'
    const { value } = entity.type
    if (this.frames.length + depth >= limits.depth) {
      if (/^(multipart|message)\//.test(value)) {
        this.note('warning', 'depth-limit', 'Parts are nested too deep; the innermost were not read.')
      }
    } else if (value.startsWith('multipart/')) {
      this.openMultipart(entity)
    } else if (value === 'message/rfc822' && !/base64|quoted/.test(entity.encoding)) {
      entity.kind = 'message'
      this.frames.push({ entity, boundary: null })
      this.begin(entity.number, true, next)
    }
  }

  private openMultipart(entity: Entity): void {
    entity.kind = 'multipart'
    const boundary = (entity.type.parameters.get('boundary') ?? '').trimEnd()
    // If an outer multipart has the same boundary, the following parts belong to it.
    const fresh = boundary !== '' && !this.open.has(boundary)
    if (fresh) this.open.set(boundary, this.frames.length)
    this.frames.push({ entity, boundary: fresh ? boundary : null })
    this.state = 'between'
  }

  /** Ends the current leaf and every frame from `level` up. */
  private close(level: number, end: number): void {
    if (this.current?.kind === 'leaf' && this.state === 'body') this.current.bodyEnd = end
    for (const { entity, boundary } of this.frames.splice(level)) {
      entity.bodyEnd = end
      if (boundary !== null) this.open.delete(boundary)
    }
  }

  private note(level: Diagnostic['level'], code: string, message: string): void {
    if (!this.diagnostics.some((known) => known.code === code)) this.diagnostics.push({ level, code, message })
  }
}

function isBlank(bytes: Uint8Array, start: number, next: number): boolean {
  const length = next - start
  return bytes[start] === newline || (length === 2 && bytes[start] === 0x0d)
}

/** The line break before a boundary belongs to the boundary (RFC 2046 §5.1.1). */
function withoutBreak(bytes: Uint8Array, at: number): number {
  if (bytes[at - 1] !== newline) return at
  return bytes[at - 2] === 0x0d ? at - 2 : at - 1
}
