import { cutByQuotes, type Quotes } from './highlight'

/** A page with marks, and the ID of each quote's mark. */
export type MarkedPage = { readonly markup: string; readonly places: ReadonlyMap<string, string> }

/** IDs of marks; the message's own elements have no IDs. */
const placeId = (number: number): string => `sextant-place-${number}`
const isPlaceId = /^sextant-place-/

/** Marks the source of each value in an HTML page, at its first occurrence within a text node. */
export function markEvidence(markup: string, quotes: Quotes): MarkedPage {
  const places = new Map<string, string>()
  if (quotes.size === 0) return { markup, places }
  const page = new DOMParser().parseFromString(`<body>${markup}`, 'text/html')
  for (const element of page.body.querySelectorAll('[id], [name]'))
    for (const attribute of ['id', 'name'])
      if (isPlaceId.test(element.getAttribute(attribute) ?? '')) element.removeAttribute(attribute)
  const remaining = new Map(quotes)
  for (const node of textNodes(page)) {
    const pieces = cutByQuotes(node.data, remaining)
    if (pieces.every(({ fields }) => fields.length === 0)) continue
    node.replaceWith(
      ...pieces.map(({ text, fields }) => {
        if (fields.length === 0) return text
        remaining.delete(text)
        const mark = page.createElement('mark')
        mark.textContent = text
        mark.id = placeId(places.size + 1)
        places.set(text, mark.id)
        return mark
      }),
    )
  }
  return { markup: page.body.innerHTML, places }
}

function textNodes(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.tagName !== 'STYLE') nodes.push(node)
  return nodes
}
