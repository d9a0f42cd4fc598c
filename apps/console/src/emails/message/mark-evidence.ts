import { cutByQuotes, type Quotes } from './highlight'

/** Marks the source of each value in an HTML page, at its first occurrence within a text node. */
export function markEvidence(markup: string, quotes: Quotes): string {
  if (quotes.size === 0) return markup
  const page = new DOMParser().parseFromString(`<body>${markup}`, 'text/html')
  const left = new Map(quotes)
  for (const node of textNodes(page)) {
    const pieces = cutByQuotes(node.data, left)
    if (pieces.every(({ fields }) => fields.length === 0)) continue
    node.replaceWith(
      ...pieces.map(({ text, fields }) => {
        if (fields.length === 0) return text
        left.delete(text)
        const mark = page.createElement('mark')
        mark.textContent = text
        return mark
      }),
    )
  }
  return page.body.innerHTML
}

function textNodes(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.tagName !== 'STYLE') nodes.push(node)
  return nodes
}
