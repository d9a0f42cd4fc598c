import { scanHtml } from '../../html/scan-html'
import type { Reader } from '../../kit/reader'
import { findReservations } from '../../schema-org/find-reservations'
import { Collector, type Item } from './collector'

/** The items of a page in microdata or RDFa Lite that belong to no other item, as nodes of schema.org data. */
export function itemsOf(html: string): Item[] {
  if (!/\b(?:itemtype|typeof\s*=)/i.test(html)) return []
  const collector = new Collector()
  scanHtml(html, collector)
  return collector.roots
}

/** Reads microdata (HTML standard §5) and RDFa Lite; elements that are badly nested are repaired as browsers do. */
export const microdata: Reader = {
  name: 'microdata',
  kinds: ['html'],
  read: (document) => ({
    reservations: findReservations(itemsOf(document.text()), { reader: 'microdata', part: document.part }),
    diagnostics: [],
  }),
}
