import type { HtmlVisitor } from '../../html/scan-html'
import type { Json } from '../../kit/lenient-json'
import { closedByEndTag, closedByStartTag } from './nesting'

export interface Item {
  [property: string]: Json
}

/** A property whose value is the text of its element. */
interface Sink {
  names: readonly string[]
  text: string
}

/** An element that is still open. */
interface Open {
  tag: string
  /** The innermost open item, and the surrounding fragments that others may refer to. */
  owners: readonly Item[]
  /** Where text goes: to the innermost property, unless an item began within it. */
  sink: Sink | null
  /** Whether the sink belongs to this element. */
  collects: boolean
}

const maxDepth = 300
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Properties whose value is a URL even on a link with text. */
const address = /url|status|image|logo|sameas|page|map|action|target|availability|condition|itemtype$/i
/** Separates the lines of a text. */
const lineEnd = '\u2028'
const blocks = new Set('address div dd dt li p td th tr h1 h2 h3 h4'.split(' '))

/** The property value of an element that is not an item (HTML standard, microdata, "values"). */
function valueOf(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  // `content` counts on any element, since senders also use it on `span` and `time`.
  const { content, datetime, href, src, data, value } = attributes
  if (content !== undefined) return content
  if (tag === 'time') return datetime
  if (tag === 'data' || tag === 'meter') return value
  // Senders link names and numbers but mean the text.
  if (tag === 'a' && !names.some((name) => address.test(name))) return undefined
  if (tag === 'a' || tag === 'area' || tag === 'link') return href
  if (/^(img|audio|embed|iframe|source|track|video)$/.test(tag)) return src
  return tag === 'object' ? data : undefined
}

/** Maximum number of items with an `itemref`, and of ids in one, that are followed. */
const maxReferences = 200
const maxIds = 20

/** The ids in an `itemref`. */
export const idsIn = (text = ''): string[] =>
  text
    .split(/\s+/)
    .filter((id) => id !== '')
    .slice(0, maxIds)

function add(item: Item, names: readonly string[], value: Json): void {
  for (const name of names) {
    const existing = item[name]
    if (existing === undefined) item[name] = value
    else if (Array.isArray(existing)) existing.push(value)
    else item[name] = [existing, value]
  }
}

/**
 * Collects the items of a page while it is parsed, repairing wrong nesting as browsers do. The cost per tag is bounded
 * by the maximum nesting depth.
 */
export class Collector implements HtmlVisitor {
  /** Items that are not part of another. */
  readonly roots: Item[] = []
  /** Targets of `itemref` by id, and the items that refer to them. */
  private readonly fragments = new Map<string, Item>()
  private readonly references: { item: Item; ids: string[] }[] = []
  private readonly opened: Open[] = []
  /** Names of the open elements. */
  private readonly tags: string[] = []
  /** Number of open elements by name. */
  private readonly counts = new Map<string, number>()

  /** `referred` holds the ids in any `itemref` of the page. */
  constructor(private readonly referred: ReadonlySet<string>) {}

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const from = closedByStartTag(this.tags, tag)
    while (this.opened.length > from) this.end()
    const { owners: outer = [], sink = null } = this.opened.at(-1) ?? {}
    if (sink && (tag === 'br' || blocks.has(tag))) sink.text += tag === 'br' ? lineEnd : ' '
    const owners = this.withFragment(outer, attributes['id'])
    // RDFa Lite has the same under other names (W3C, "RDFa Lite 1.1" §2).
    const property = attributes['itemprop'] ?? attributes['property'] ?? ''
    const names = property
      .split(/\s+/)
      .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''))
      .filter((name) => name !== '')
    const scopes = ['itemscope', 'itemtype', 'typeof']
    if (scopes.some((name) => attributes[name] !== undefined)) {
      this.push({ tag, owners: [this.item(attributes, names, owners)], sink: null, collects: false })
      return
    }
    const isProperty = owners.length > 0 && names.length > 0
    const value = isProperty ? valueOf(tag, attributes, names) : undefined
    if (value !== undefined) for (const owner of owners) add(owner, names, value)
    const collects = isProperty && value === undefined
    this.push({ tag, owners, sink: collects ? { names, text: '' } : sink, collects })
  }

  text(text: string, raw: string | null): void {
    const sink = this.opened.at(-1)?.sink
    if (sink && raw === null) sink.text += text
  }

  close(tag: string): void {
    if (!this.counts.get(tag) && !/^h[1-6]$/.test(tag)) return
    const closed = closedByEndTag(this.tags, tag)
    if (!closed) return
    if (closed.alone) this.take(closed.from)
    else while (this.opened.length > closed.from) this.end()
  }

  /** Adds to items what their `itemref` refers to (HTML standard §5.2.5), once the page is parsed. */
  resolve(): void {
    for (const { item, ids } of this.references)
      for (const id of ids)
        for (const [name, value] of Object.entries(this.fragments.get(id) ?? {}))
          for (const one of Array.isArray(value) ? value : [value]) add(item, [name], one)
  }

  /** The owners of an element's content, including itself if an `itemref` refers to it. */
  private withFragment(owners: readonly Item[], id = ''): readonly Item[] {
    if (!this.referred.has(id) || this.fragments.has(id)) return owners
    const fragment: Item = {}
    this.fragments.set(id, fragment)
    return [...owners, fragment]
  }

  private item(attributes: Readonly<Record<string, string>>, names: readonly string[], owners: readonly Item[]): Item {
    const type = (attributes['itemtype'] ?? attributes['typeof'])?.trim()
    const item: Item = type ? { '@type': type.split(/\s+/) } : {}
    if (names.length > 0) for (const owner of owners) add(owner, names, item)
    if (owners.length === 0 || names.length === 0) this.roots.push(item)
    const ids = [...new Set(idsIn(attributes['itemref']))]
    if (ids.length > 0 && this.references.length < maxReferences) this.references.push({ item, ids })
    return item
  }

  private push(element: Open): void {
    if (empty.has(element.tag) || this.opened.length >= maxDepth) return
    this.opened.push(element)
    this.tags.push(element.tag)
    this.counts.set(element.tag, (this.counts.get(element.tag) ?? 0) + 1)
  }

  /** Ends the innermost element. */
  private end(): void {
    this.take(this.opened.length - 1)
  }

  /** Ends one element, keeping its open descendants. */
  private take(at: number): void {
    const [element] = this.opened.splice(at, 1)
    this.tags.splice(at, 1)
    if (!element) return
    const { tag, owners, sink, collects } = element
    this.counts.set(tag, (this.counts.get(tag) ?? 1) - 1)
    if (!collects || !sink) {
      if (sink && blocks.has(tag)) sink.text += ' '
      return
    }
    const isAddress = sink.names.some((name) => /address$/i.test(name))
    const lines = isAddress ? sink.text.trim().replaceAll(/[,\s]*\u2028\s*/g, ', ') : sink.text
    const text = lines.replace(/\s+/g, ' ').trim()
    if (text !== '') for (const owner of owners) add(owner, sink.names, text)
  }
}
