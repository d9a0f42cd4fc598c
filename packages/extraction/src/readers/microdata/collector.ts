import type { HtmlVisitor } from '../../html/scan-html'
import type { Json } from '../../kit/lenient-json'
import { endedByEnd, endedByStart } from './nesting'

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
  /** The innermost item that is open here. */
  owner: Item | null
  /** Where text goes here: to the innermost property, unless an item began within it. */
  sink: Sink | null
  /** Whether the sink is this element's own. */
  collects: boolean
}

const maxDepth = 300
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Where an element that is no item has a property's value (HTML standard, microdata, "values"). */
function valueOf(tag: string, attributes: Readonly<Record<string, string>>): string | undefined {
  // a stated content counts on any element: senders write it on `span` and `time` as well
  const { content, datetime, href, src, data, value } = attributes
  if (content !== undefined) return content
  if (tag === 'time') return datetime
  if (tag === 'data' || tag === 'meter') return value
  if (tag === 'a' || tag === 'area' || tag === 'link') return href
  if (/^(img|audio|embed|iframe|source|track|video)$/.test(tag)) return src
  return tag === 'object' ? data : undefined
}

function add(item: Item, names: readonly string[], value: Json): void {
  for (const name of names) {
    const known = item[name]
    if (known === undefined) item[name] = value
    else if (Array.isArray(known)) known.push(value)
    else item[name] = [known, value]
  }
}

/**
 * Collects the items of a page while it is read. What is nested wrongly is repaired as browsers do. What a tag costs is
 * bounded by the deepest nesting that is followed.
 */
export class Collector implements HtmlVisitor {
  /** Items that belong to no other. */
  readonly roots: Item[] = []
  private readonly opened: Open[] = []
  /** Their names. */
  private readonly tags: string[] = []
  /** How many elements of a name are open. */
  private readonly counts = new Map<string, number>()

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const from = endedByStart(this.tags, tag)
    while (this.opened.length > from) this.end()
    const { owner = null, sink = null } = this.opened.at(-1) ?? {}
    // RDFa Lite says the same by other names (W3C, "RDFa Lite 1.1" §2)
    const property = attributes['itemprop'] ?? attributes['property'] ?? ''
    const names = property
      .split(/\s+/)
      .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''))
      .filter((name) => name !== '')
    const scopes = ['itemscope', 'itemtype', 'typeof']
    if (scopes.some((name) => attributes[name] !== undefined)) {
      this.push({ tag, owner: this.item(attributes, names, owner), sink: null, collects: false })
      return
    }
    const value = owner && names.length > 0 ? valueOf(tag, attributes) : undefined
    if (owner && value !== undefined) add(owner, names, value)
    const collects = owner !== null && names.length > 0 && value === undefined
    this.push({ tag, owner, sink: collects ? { names, text: '' } : sink, collects })
  }

  text(text: string, raw: string | null): void {
    const sink = this.opened.at(-1)?.sink
    if (sink && raw === null) sink.text += text
  }

  close(tag: string): void {
    if (!this.counts.get(tag) && !/^h[1-6]$/.test(tag)) return
    const ended = endedByEnd(this.tags, tag)
    if (!ended) return
    if (ended.alone) this.take(ended.from)
    else while (this.opened.length > ended.from) this.end()
  }

  private item(attributes: Readonly<Record<string, string>>, names: readonly string[], owner: Item | null): Item {
    const type = (attributes['itemtype'] ?? attributes['typeof'])?.trim()
    const item: Item = type ? { '@type': type.split(/\s+/) } : {}
    if (owner && names.length > 0) add(owner, names, item)
    else this.roots.push(item)
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

  /** Ends one element, whatever stands in it. */
  private take(at: number): void {
    const [element] = this.opened.splice(at, 1)
    this.tags.splice(at, 1)
    if (!element) return
    const { tag, owner, sink, collects } = element
    this.counts.set(tag, (this.counts.get(tag) ?? 1) - 1)
    const text = collects && sink ? sink.text.replace(/\s+/g, ' ').trim() : ''
    if (owner && sink && text !== '') add(owner, sink.names, text)
  }
}
