import { scanHtml } from '../html/scan-html'
import { StyleSheet } from './style-sheet'

/** An element or a text node. */
export interface HtmlNode {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
  /** Content of a text node; empty for elements. */
  text: string
  /** Whether it contains text or an image with alternative text; set once the tree is complete. */
  hasText: boolean
}

/** Maximum nesting depth. Deeper elements become siblings at this level. */
const maxDepth = 120
const maxNodes = 60_000

const voidElements = new Set('area base br col embed hr img input link meta source wbr'.split(' '))
const closesParagraph = new Set(
  'address article blockquote center div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements that an opening tag closes, up to the nearest of its bounds (HTML standard, "implied end tags"). */
const impliedEndTags: Readonly<Record<string, { tags: string[]; bounds: string[] }>> = {
  li: { tags: ['li'], bounds: ['ul', 'ol', 'table'] },
  dt: { tags: ['dt', 'dd'], bounds: ['dl', 'table'] },
  dd: { tags: ['dt', 'dd'], bounds: ['dl', 'table'] },
  tr: { tags: ['tr', 'td', 'th'], bounds: ['table'] },
  td: { tags: ['td', 'th'], bounds: ['tr', 'table'] },
  th: { tags: ['td', 'th'], bounds: ['tr', 'table'] },
  tbody: { tags: ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'], bounds: ['table'] },
  thead: { tags: ['thead', 'tbody', 'tfoot'], bounds: ['table'] },
  tfoot: { tags: ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'], bounds: ['table'] },
}

const node = (tag: string, attributes: Readonly<Record<string, string>> = {}, text = ''): HtmlNode => ({
  tag,
  attributes,
  children: [],
  text,
  hasText: text.trim() !== '',
})

class TreeBuilder {
  readonly root = node('body')
  private readonly open: HtmlNode[] = [this.root]
  private count = 0

  private get last(): HtmlNode {
    return this.open[this.open.length - 1] ?? this.root
  }

  private add(child: HtmlNode): boolean {
    if (++this.count > maxNodes) return false
    this.last.children.push(child)
    return true
  }

  /** Closes the nearest open element with one of the tags, unless a bound is nearer. */
  private end(tags: readonly string[], bounds: readonly string[]): void {
    for (let at = this.open.length - 1; at > 0; at--) {
      const tag = this.open[at]?.tag ?? ''
      if (bounds.includes(tag)) return
      if (tags.includes(tag)) {
        this.open.length = at
        return
      }
    }
  }

  start(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (closesParagraph.has(tag)) this.end(['p'], ['td', 'th', 'table', 'div', 'li', 'blockquote'])
    const implied = impliedEndTags[tag]
    if (implied) {
      for (const one of implied.tags.toReversed()) this.end([one], implied.bounds)
      if (tag === 'tr' || tag === 'tbody') this.end(['p', 'div', 'span'], ['table', 'td', 'th'])
    }
    const child = node(tag, attributes)
    if (!this.add(child) || voidElements.has(tag)) return
    if (this.open.length < maxDepth) this.open.push(child)
  }

  close(tag: string): void {
    if (voidElements.has(tag)) return
    const bounds = tag === 'table' ? [] : ['table']
    if (tag === 'tr' || tag === 'td' || tag === 'th' || tag === 'table' || !/^t(?:body|head|foot)$/.test(tag))
      this.end([tag], bounds)
  }

  addText(text: string): void {
    this.add(node('#text', {}, text))
  }
}

function markNodesWithText(tree: HtmlNode): boolean {
  for (const child of tree.children) if (markNodesWithText(child)) tree.hasText = true
  if (tree.tag === 'img' && (tree.attributes.alt ?? '').trim() !== '' && !isPixel(tree)) tree.hasText = true
  return tree.hasText
}

const isPixel = ({ attributes }: HtmlNode): boolean => attributes.width === '1' || attributes.height === '1'

/** Parses HTML into a tree and repairs broken nesting. Bounded in depth and size; never throws. */
export function htmlTree(html: string): HtmlNode {
  const builder = new TreeBuilder()
  const sheet = new StyleSheet()
  scanHtml(html, {
    open: (tag, attributes) => builder.start(tag, sheet.applied(tag, attributes)),
    close: (tag) => builder.close(tag),
    text: (text, raw) => {
      if (raw === null) builder.addText(text)
      else if (raw === 'style') sheet.add(text)
    },
  })
  markNodesWithText(builder.root)
  return builder.root
}
