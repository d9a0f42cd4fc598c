import type { Evidence, Moment } from '@sextant/contract/emails/reservation'
import { decodeEntities } from '../html/entities'
import type { Json } from '../kit/lenient-json'
import { readTime } from './read-time'

/** The reader and part of a tree of nodes. */
export interface Origin {
  reader: string
  part: string
  /** Nodes of the same document by their `@id`, to resolve references. */
  named?: ReadonlyMap<string, Json>
  /** Whether `04/07/2026` is in July, as the document's language writes it; undefined if unknown. */
  dayFirst?: boolean | undefined
  /** Whether it is part of a page, which may also announce events. */
  inPage?: boolean
}

const nothing: Json[] = []

/** Maximum number of entries read per property. */
const maxEntries = 100

/** A value in schema.org data of any syntax, with its path. */
export class Node {
  constructor(
    private readonly json: Json | undefined,
    readonly path: string,
    private readonly origin: Origin,
  ) {}

  /** The value at a path of properties (`reservationFor.airline`). Takes the first entry of an array. */
  at(path: string): Node {
    return path.split('.').reduce<Node>((node, name) => node.property(name), this.first())
  }

  /** The entries at a path, at most 100. A single value is a list of one. */
  all(path: string): Node[] {
    return this.at(path).entries()
  }

  /** The entries of a list, at most 100. A single value is a list of one. */
  entries(): Node[] {
    const { json, path } = this
    const list = Array.isArray(json) ? json : json === undefined || json === null ? nothing : [json]
    return list
      .slice(0, maxEntries)
      .map((entry, index) => new Node(entry, list.length > 1 ? `${path}[${index}]` : path, this.origin))
  }

  get exists(): boolean {
    return this.json !== undefined && this.json !== null && this.json !== ''
  }

  /** Types without their namespace, in capitals like schema.org's: `FlightReservation`. */
  get types(): string[] {
    const type = this.at('@type').json
    const names = Array.isArray(type) ? type : [type]
    return names
      .filter((name) => typeof name === 'string')
      .map((name) =>
        name
          .replace(/^.*[/#:]/, '')
          .replace(/^\p{Ll}|(?<=\p{Ll})reservation$/gu, (word) => word[0]?.toUpperCase() + word.slice(1)),
      )
  }

  /**
   * The value as text, with entities resolved and white space collapsed; for a node, its name. Undefined if there is
   * none.
   */
  text(): string | undefined {
    const { json } = this.first()
    if (typeof json === 'number' || typeof json === 'boolean') return String(json)
    if (typeof json === 'string') return decodeEntities(json).replace(/\s+/g, ' ').trim() || undefined
    const inner = this.at('@value').exists ? this.at('@value') : this.at('name')
    return inner.exists && inner.path.length < 300 ? inner.text() : undefined
  }

  /** The value as a date, with or without time; null if invalid. */
  time(): Moment | null {
    return readTime(this.text() ?? '', this.origin.dayFirst)
  }

  /** The value as text, or the URL of an enumeration member (`{"@id": "http://schema.org/…"}`). */
  textOrId(): string | undefined {
    return this.text() ?? this.at('@id').scalar()
  }

  /** The value unchanged, for codes in which every space is significant. */
  raw(): string | undefined {
    const { json } = this.first()
    return typeof json === 'string' && json !== '' ? json : undefined
  }

  /** The value as plain text; undefined if it is a node. */
  scalar(): string | undefined {
    return typeof this.first().json === 'object' ? undefined : this.text()
  }

  evidence(): Evidence {
    const text = this.text()
    const { reader, part } = this.origin
    return { reader, part, path: this.path, ...(text === undefined ? {} : { text: text.slice(0, 200) }) }
  }

  /** The direct child nodes. */
  children(): Node[] {
    const { json, path } = this
    if (Array.isArray(json)) return json.map((entry, index) => new Node(entry, `${path}[${index}]`, this.origin))
    if (json === null || typeof json !== 'object') return []
    return Object.entries(json).map(([name, value]) => new Node(value, `${path}.${name}`, this.origin))
  }

  get isObject(): boolean {
    return typeof this.json === 'object' && this.json !== null && !Array.isArray(this.json)
  }

  /** The node or list itself; null for a plain value. */
  get object(): object | null {
    return typeof this.json === 'object' ? this.json : null
  }

  private first(): Node {
    let { json, path } = this
    while (Array.isArray(json)) {
      json = json[0]
      path += '[0]'
    }
    return json === this.json ? this : new Node(json, path, this.origin)
  }

  private property(name: string): Node {
    const { json, path } = this.first()
    const value = json !== null && typeof json === 'object' && !Array.isArray(json) ? json[name] : undefined
    return new Node(this.resolved(value), `${path}.${name}`, this.origin)
  }
  /** Resolves a node that is only a reference by `@id`. */
  private resolved(value: Json | undefined): Json | undefined {
    if (!this.origin.named || typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const id = value['@id']
    const alone = Object.keys(value).every((key) => key === '@id' || key === '@type')
    return typeof id === 'string' && alone ? (this.origin.named.get(id) ?? value) : value
  }
}
