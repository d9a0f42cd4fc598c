import { createLine, type Frame } from './create-line'
import { type ComputedStyle, computeStyle, initialStyle } from './css'
import type { HtmlNode } from './html-tree'
import { type Cell, type Line, maxLines, type Span } from './page'
import { preformattedText } from './preformatted'
import { gridOf } from './table-grid'
import { textLines } from './text-lines'

const invisible = /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** Approximates a browser's layout: blocks stack vertically, cells and floats are side by side. */
class Layout {
  readonly lines: Line[] = []
  private row = 0
  private boxes = 0
  private tables = 0
  private text = ''
  private spans: Span[] = []
  private isHidden = false

  /** Lays out the content of a block from the current row on. */
  block(node: HtmlNode, style: ComputedStyle, frame: Frame): void {
    const { children } = node
    for (let at = 0; at < children.length; at++) {
      const child = children[at]
      if (!child) continue
      if (child.tag === '#text') this.addText(child.text, style, frame)
      else if (child.tag === 'br') this.breakLine(frame)
      else if (child.tag === 'img') this.picture(child, style, frame)
      else if (child.hasText) at = this.element(children, at, style, frame)
      else if (child.tag === 'hr') this.breakLine(frame)
      else if (isInlineSpace(child, style)) this.addText(' ', style, frame)
    }
  }

  /** Lays out an element, or a run of elements that are side by side. Returns the index of the last one. */
  private element(siblings: readonly HtmlNode[], at: number, parent: ComputedStyle, frame: Frame): number {
    const child = siblings[at]
    if (!child) return at
    const style = computeStyle(child.tag, child.attributes, parent)
    if (style.isBeside && (parent.isFlexRow || isBox(child))) {
      const run = this.besideRun(siblings, at, parent)
      if (run.nodes.length > 1) {
        this.breakLine(frame)
        this.cells(
          run.nodes.map((node) => ({ node, style: computeStyle(node.tag, node.attributes, parent) })),
          frame,
        )
        return run.last
      }
    }
    if (child.tag === 'table') this.table(child, style, frame)
    else if (style.isPreformatted && style.isBlock && preformattedText(child).includes('\n'))
      this.preformatted(child, style, frame)
    else if (style.isBlock) {
      this.breakLine(frame)
      const inner = withBoxChildren(child) ? { ...frame, path: [...frame.path, ++this.boxes] } : frame
      this.block(child, style, child.tag === 'li' ? { ...inner, isListItem: true } : inner)
      this.breakLine(inner)
    } else if (style.isBeside && this.text.trim() !== '') {
      // An inline element floated out of its line.
      this.text += '\t'
      this.block(child, style, frame)
    } else this.block(child, style, frame)
    return at
  }

  private besideRun(
    siblings: readonly HtmlNode[],
    from: number,
    parent: ComputedStyle,
  ): { nodes: HtmlNode[]; last: number } {
    const nodes: HtmlNode[] = []
    let last = from
    for (let at = from; at < siblings.length; at++) {
      const node = siblings[at]
      if (!node || (node.tag === '#text' && node.text.trim() === '')) continue
      if (!parent.isFlexRow && !isBox(node)) break
      if (!computeStyle(node.tag, node.attributes, parent).isBeside) break
      if (node.hasText) nodes.push(node)
      last = at
    }
    return { nodes, last }
  }

  private table(node: HtmlNode, style: ComputedStyle, frame: Frame): void {
    this.breakLine(frame)
    const grid = gridOf(node)
    const isSingle = grid.columns < 2
    const table = isSingle ? 0 : ++this.tables
    const path = grid.rows.length > 1 ? [...frame.path, ++this.boxes] : frame.path
    for (const [rowIndex, row] of grid.rows.entries()) {
      const rowStyle = computeStyle('tr', row.attributes, style)
      const places = row.cells.map((cell) => {
        const width = frame.right - frame.left
        return {
          node: cell.node,
          style: computeStyle(cell.node.tag, cell.node.attributes, rowStyle),
          left: frame.left + width * (grid.offsets[cell.column] ?? 0),
          right: frame.left + width * (grid.offsets[cell.column + cell.span] ?? 1),
          cell: isSingle ? frame.cell : { table, row: rowIndex, column: cell.column },
        }
      })
      const rowPath = places.length > 1 && grid.rows.length > 1 ? [...path, ++this.boxes] : path
      this.side(places, { ...frame, path: rowPath })
    }
    this.breakLine(frame)
  }

  private cells(nodes: readonly { node: HtmlNode; style: ComputedStyle }[], frame: Frame): void {
    const table = ++this.tables
    const width = (frame.right - frame.left) / nodes.length
    this.side(
      nodes.map(({ node, style }, column) => ({
        node,
        style,
        left: frame.left + column * width,
        right: frame.left + (column + 1) * width,
        cell: { table, row: 0, column },
      })),
      { ...frame, path: [...frame.path, ++this.boxes] },
    )
  }

  /** Lays out the cells of a row: all start at the same row, and the next row starts below the tallest. */
  private side(
    places: readonly { node: HtmlNode; style: ComputedStyle; left: number; right: number; cell: Cell | null }[],
    frame: Frame,
  ): void {
    const top = this.row
    let bottom = top
    for (const { node, style, left, right, cell } of places) {
      if (!node.hasText) continue
      this.row = top
      const path = places.length > 1 ? [...frame.path, ++this.boxes] : frame.path
      const inner = { left, right, path, cell, isListItem: false }
      this.block(node, style, inner)
      this.breakLine(inner)
      bottom = Math.max(bottom, this.row)
    }
    this.row = bottom
  }

  /** Lays out preformatted text as plain text, keeping the lines and columns of its source. */
  private preformatted(node: HtmlNode, style: ComputedStyle, frame: Frame): void {
    this.breakLine(frame)
    const [width, firstBox] = [frame.right - frame.left, ++this.boxes]
    const lines = textLines(preformattedText(node).replace(invisible, '')).slice(0, maxLines - this.lines.length)
    for (const line of lines) {
      const path = [...frame.path, firstBox, ...line.path.slice(1).map((box) => firstBox + box)]
      this.boxes = Math.max(this.boxes, ...path)
      this.lines.push({
        ...line,
        index: this.lines.length,
        row: this.row + line.row,
        left: frame.left + width * line.left,
        right: frame.left + width * line.right,
        path,
        cell: frame.cell,
        isHidden: style.isHidden,
      })
    }
    this.row += (lines.at(-1)?.row ?? -1) + 1
  }

  private picture(node: HtmlNode, style: ComputedStyle, frame: Frame): void {
    const alt = (node.attributes.alt ?? '').trim()
    if (!node.hasText || alt === '') return
    this.addText(' ', style, frame)
    this.addText(alt.slice(0, 200), { ...style, alt: true }, frame)
    this.addText(' ', style, frame)
  }

  private addText(text: string, style: ComputedStyle, frame: Frame): void {
    const clean = text.replace(invisible, '').replace(/\s+/g, ' ')
    if (clean === '') return
    if (this.text.trim() === '') this.isHidden = style.isHidden
    else if (this.isHidden !== style.isHidden && clean.trim() !== '') {
      this.breakLine(frame)
      this.isHidden = style.isHidden
    }
    const { bold, struck, size, alt } = style
    this.spans.push({
      start: this.text.length,
      end: this.text.length + clean.length,
      bold,
      struck,
      size,
      alt,
    })
    this.text += clean
  }

  breakLine(frame: Frame): void {
    const { text, spans } = this
    this.text = ''
    this.spans = []
    if (text.trim() === '' || this.lines.length >= maxLines) return
    const columns = text.includes('\t') ? text.split('\t') : [text]
    const width = (frame.right - frame.left) / columns.length
    let offset = 0
    for (const [column, part] of columns.entries()) {
      const left = frame.left + column * width
      const line = createLine(part, cut(spans, offset, offset + part.length), {
        ...frame,
        left,
        right: left + width,
        row: this.row,
        isHidden: this.isHidden,
      })
      if (line) this.lines.push({ ...line, index: this.lines.length })
      offset += part.length + 1
    }
    this.row++
  }
}

const cut = (spans: readonly Span[], start: number, end: number): Span[] =>
  spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      ...span,
      start: Math.max(0, span.start - start),
      end: Math.min(end, span.end) - start,
    }))

/** Whether an element forms its own box when placed beside others. */
const isBox = ({ tag }: HtmlNode): boolean => /^(?:div|table|section|td|th|ul|p|article|aside|a)$/.test(tag)

/** Whether an element without text is white space within a line, such as `<b><span> </span></b>`. */
const isInlineSpace = ({ tag, attributes, children }: HtmlNode, parent: ComputedStyle): boolean =>
  !computeStyle(tag, attributes, parent).isBlock &&
  children.some((child) => child.tag === '#text' || isInlineSpace(child, parent))

/** Whether a block has several block children or lines and so groups its content. */
function withBoxChildren({ children }: HtmlNode): boolean {
  let count = 0
  for (const { tag, hasText } of children) if (hasText || tag === 'br') count++
  return count > 1
}

/** Lays out an HTML tree as lines. */
export function layOut(tree: HtmlNode): Line[] {
  const layout = new Layout()
  const frame: Frame = { left: 0, right: 1, path: [], cell: null, isListItem: false }
  layout.block(tree, initialStyle, frame)
  layout.breakLine(frame)
  return layout.lines
}
