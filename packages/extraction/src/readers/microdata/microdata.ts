import { scanHtml } from '../../html/scan-html'
import type { Reader } from '../../kit/reader'
import { dayFirstIn } from '../../schema-org/day-order'
import { findReservations } from '../../schema-org/find-reservations'
import { Collector, type Item, idsIn } from './collector'

/** The ids that items of a page refer to. */
function referredIn(html: string): Set<string> {
  const found = html.matchAll(/\bitemref\s{0,9}=\s{0,9}(?:"([^"]{1,500})"|'([^']{1,500})'|([^\s>"']{1,100}))/gi)
  return new Set([...found].flatMap(([, double, single, bare]) => idsIn(double ?? single ?? bare)))
}

/** The top-level items of a page in microdata or RDFa Lite, as nodes of schema.org data. */
export function itemsOf(html: string): Item[] {
  if (!/\b(?:itemtype|typeof\s*=)/i.test(html)) return []
  const collector = new Collector(referredIn(html))
  scanHtml(html, collector)
  collector.resolve()
  return collector.roots
}

/** Reads microdata (HTML standard §5) and RDFa Lite, repairing wrong nesting as browsers do. */
export const microdata: Reader = {
  name: 'microdata',
  kinds: ['html'],
  read(document) {
    const html = document.text()
    const origin = { reader: 'microdata', part: document.part, dayFirst: dayFirstIn(html), inPage: true }
    return { reservations: findReservations(itemsOf(html), origin), diagnostics: [] }
  },
}
