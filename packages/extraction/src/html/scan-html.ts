import { decodeEntities } from './entities'

/**
 * Receives the tags and texts of a page. Tag and attribute names are in lower case, and entities in values are
 * resolved.
 */
export interface HtmlVisitor {
  open(tag: string, attributes: Readonly<Record<string, string>>): void
  close(tag: string): void
  /** `raw` is the element whose content is not markup (`script`, `style`). */
  text(text: string, raw: string | null): void
}

const rawElements = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noframes'])

/**
 * Reads HTML as a flat sequence of tags and texts, regardless of nesting, in one pass. No failed search is repeated, so
 * the time is linear in the length.
 */
class HtmlScanner {
  private at = 0
  /** Markers that do not occur again in the rest of the text. */
  private readonly gone = new Set<string>()

  constructor(
    private readonly html: string,
    private readonly visitor: HtmlVisitor,
  ) {}

  run(): void {
    while (this.at < this.html.length) {
      const tag = this.find('<')
      this.textUntil(tag, null)
      if (this.at < this.html.length) this.markup()
    }
  }

  /** The next position of a marker; the end if there is none. */
  private find(mark: string, from = this.at): number {
    if (this.gone.has(mark)) return this.html.length
    const found = this.html.indexOf(mark, from)
    if (found >= 0) return found
    this.gone.add(mark)
    return this.html.length
  }

  private textUntil(end: number, raw: string | null): void {
    if (end > this.at) {
      const text = this.html.slice(this.at, end)
      this.visitor.text(raw === 'script' || raw === 'style' ? text : decodeEntities(text), raw)
    }
    this.at = end
  }

  private markup(): void {
    const name = /<(\/?)([a-z][^\s/>]{0,60})/iy
    name.lastIndex = this.at
    const [all, slash, tag = ''] = name.exec(this.html) ?? []
    if (all === undefined) this.declaration()
    else if (slash) {
      this.at = this.find('>') + 1
      this.visitor.close(tag.toLowerCase())
    } else {
      this.at += all.length
      this.openTag(tag.toLowerCase())
    }
  }

  private declaration(): void {
    if (this.html.startsWith('<!--', this.at)) this.at = this.find('-->', this.at + 4) + 3
    else if (/^[!?]/.test(this.html[this.at + 1] ?? '')) this.at = this.find('>') + 1
    else {
      const signs = /<+(?=<)|</y
      signs.lastIndex = this.at
      this.textUntil(this.at + (signs.exec(this.html)?.[0].length ?? 1), null)
    }
  }

  private openTag(tag: string): void {
    const attributes: Record<string, string> = {}
    while (this.at < this.html.length && this.html[this.at] !== '>') this.attribute(attributes)
    const empty = this.html[this.at - 1] === '/'
    this.at++
    this.visitor.open(tag, attributes)
    if (rawElements.has(tag) && !empty) this.rawContent(tag)
    else if (empty) this.visitor.close(tag)
  }

  private attribute(attributes: Record<string, string>): void {
    const pattern = /[\s/]*(?:([^\s=>/]+)(\s*=\s*)?)?/y
    pattern.lastIndex = this.at
    const [all = '', name, equals] = pattern.exec(this.html) ?? []
    this.at += all.length
    // A character that does not begin a name.
    if (all === '') this.at++
    if (name === undefined) return
    const value = equals ? this.attributeValue() : ''
    const key = name.toLowerCase()
    if (attributes[key] === undefined) attributes[key] = decodeEntities(value)
  }

  private attributeValue(): string {
    const quote = this.html[this.at]
    if (quote === '"' || quote === "'") {
      const end = this.find(quote, this.at + 1)
      if (end < this.html.length) {
        const value = this.html.slice(this.at + 1, end)
        this.at = end + 1
        return value
      }
    }
    const bare = /[^\s>]*/y
    bare.lastIndex = this.at
    const value = bare.exec(this.html)?.[0] ?? ''
    this.at += value.length
    return value
  }

  private rawContent(tag: string): void {
    const mark = `</${tag}`
    const end = this.gone.has(mark) ? -1 : this.endOf(mark)
    if (end < 0) this.gone.add(mark)
    this.textUntil(end < 0 ? this.html.length : end, tag)
  }

  private endOf(mark: string): number {
    const pattern = new RegExp(mark, 'gi')
    pattern.lastIndex = this.at
    return pattern.exec(this.html)?.index ?? -1
  }
}

/** Scans a page and calls the visitor for each tag and text in order. */
export const scanHtml = (html: string, visitor: HtmlVisitor): void => new HtmlScanner(html, visitor).run()
