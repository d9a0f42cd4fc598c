import { readPrice } from '../../schema-org/read-price'
import type { Found } from './find-dates'

const total =
  /\b(?:grand total|total (?:price|cost|amount|charge|paid|due)|amount paid|total|gesamt(?:preis|betrag|summe)|summe|prix total|montant total|precio total|importe total|prezzo totale|totale|pre[çc]o total|totaal|totaalprijs|totalpris|summa|celkem|razem)\b[^\n\d€$£]{0,30}((?:[A-Z]{3}|€|\$|£)\s?\d[\d.,' \u00a0]{0,12}|\d[\d.,' \u00a0]{0,12}\s?(?:[A-Z]{3}\b|€|\$|£|Kč|zł))/gi

/** The total price that a text labels as such: the last one, which stands below the items; null where there is none. */
export function findPrice(text: string): Found<{ price: string; currency?: string }> | null {
  const match = [...text.matchAll(total)].at(-1)
  const value = match ? readPrice((match[1] ?? '').replaceAll('\u00a0', ' ')) : null
  return match && value ? { value, start: match.index, end: match.index + match[0].length } : null
}
