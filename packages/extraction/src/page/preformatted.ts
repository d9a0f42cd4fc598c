import { computeStyle, initialStyle } from './css'
import type { HtmlNode } from './html-tree'

const isInline = ({ tag, attributes }: HtmlNode): boolean => !computeStyle(tag, attributes, initialStyle).isBlock

/** The text of a preformatted node as written; empty if it contains blocks. */
export function preformattedText({ tag, text, children }: HtmlNode): string {
  if (tag === '#text') return text
  if (tag === 'br') return '\n'
  const parts = children.map((child) => (isInline(child) ? preformattedText(child) : null))
  return parts.includes(null) ? '' : parts.join('')
}
