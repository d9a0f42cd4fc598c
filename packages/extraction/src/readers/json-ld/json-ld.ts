import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { scanHtml } from '../../html/scan-html'
import { readJson } from '../../kit/lenient-json'
import type { Reader, Reading } from '../../kit/reader'
import { dayFirstIn } from '../../schema-org/day-order'
import { findReservations } from '../../schema-org/find-reservations'
import type { Origin } from '../../schema-org/node'

/** The contents of a page's JSON-LD scripts. An unclosed one extends to the end. */
function scriptsOf(html: string): string[] {
  const found: string[] = []
  if (!/ld\+json/i.test(html)) return found
  let wanted = false
  scanHtml(html, {
    open: (tag, attributes) => {
      wanted = tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '')
    },
    text: (text, raw) => {
      if (wanted && raw === 'script') found.push(text)
    },
    close: () => undefined,
  })
  return found
}

function readAll(texts: readonly string[], origin: Omit<Origin, 'reader'>): Reading {
  const diagnostics: Diagnostic[] = []
  const reservations = texts.flatMap((text, index) => {
    const { values, repaired } = readJson(text)
    if (repaired) {
      const message = 'The JSON-LD in this part is not valid JSON; it was read as far as its meaning is clear.'
      diagnostics.push({ level: 'info', code: 'json-ld-repaired', message, part: origin.part })
    }
    const path = texts.length > 1 ? `script[${index}]` : '$'
    return findReservations(values, { reader: 'json-ld', ...origin }, path)
  })
  return { reservations, diagnostics: diagnostics.slice(0, 1) }
}

/** Reads JSON-LD: the scripts of a page, or a bare file. */
export const jsonLd: Reader = {
  name: 'json-ld',
  kinds: ['html', 'json'],
  read(document) {
    const text = document.text()
    const bare = document.kind === 'json' && !/^\s*</.test(text)
    const origin = { part: document.part, dayFirst: dayFirstIn(text), inPage: !bare }
    return readAll(bare ? [text] : scriptsOf(text), origin)
  },
}
