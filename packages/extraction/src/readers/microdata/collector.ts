import type { HtmlVisitor } from '../../html/scan-html'
import type { Json } from '../json-ld/lenient-json'

export interface Item {
  [property: string]: Json
}

/** An element that is still open. */
interface Open {
  tag: string
  /** The item that it began. */
  item: Item | null
  /** Names of the property that its text becomes. */
  names: readonly string[]
  text: string
}

const deepest = 300
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Elements whose end tag is left out: the next of these ends them (HTML standard, optional tags). */
const endedBy: Record<string, RegExp> = {
  p: /^(p|div|table|ul|ol|h\d|section)$/,
  li: /^li$/,
  td: /^(td|th|tr)$/,
  th: /^(td|th|tr)$/,
  tr: /^tr$/,
  dt: /^d[td]$/,
  dd: /^d[td]$/,
}

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

/** Collects the items of a page while it is read. Elements that are closed in the wrong order end together. */
export class Collector implements HtmlVisitor {
  /** Items that belong to no other. */
  readonly roots: Item[] = []
  private readonly opened: Open[] = []

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const last = this.opened.at(-1)
    if (last && endedBy[last.tag]?.test(tag)) this.end()
    const element: Open = { tag, item: null, names: [], text: '' }
    const names = (attributes['itemprop'] ?? '').split(/\s+/).filter((name) => name !== '')
    const owner = this.owner()
    if (attributes['itemscope'] !== undefined || attributes['itemtype'] !== undefined) {
      const type = attributes['itemtype']?.trim()
      element.item = type ? { '@type': type.split(/\s+/) } : {}
      if (owner && names.length > 0) add(owner, names, element.item)
      else this.roots.push(element.item)
    } else if (owner && names.length > 0) {
      const value = valueOf(tag, attributes)
      if (value === undefined) element.names = names
      else add(owner, names, value)
    }
    if (!empty.has(tag) && this.opened.length < deepest) this.opened.push(element)
  }

  text(text: string, raw: string | null): void {
    if (raw !== null) return
    for (let index = this.opened.length - 1; index >= 0; index--) {
      const element = this.opened[index]
      if (element?.item) return
      if (element && element.names.length > 0) {
        element.text += text
        return
      }
    }
  }

  close(tag: string): void {
    const index = this.opened.findLastIndex((element) => element.tag === tag)
    const ended = index < 0 ? 0 : this.opened.length - index
    for (let count = 0; count < ended; count++) this.end()
  }

  private owner(): Item | null {
    return this.opened.findLast(({ item }) => item !== null)?.item ?? null
  }

  private end(): void {
    const element = this.opened.pop()
    const text = element?.text.replace(/\s+/g, ' ').trim() ?? ''
    const owner = this.owner()
    if (element && owner && text !== '') add(owner, element.names, text)
  }
}
