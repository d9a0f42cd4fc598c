import { readPrice } from '@sextant/domain/kit/read-price'
import type { Found } from './find-dates'

const total =
  /\b(?:grand total|total (?:price|cost|amount|charge|paid|due)|amount paid|total|gesamt(?:preis|betrag|summe)?|do zapłaty|total payé|total pagado|att betala|i alt|summe|prix total|montant total|precio total|importe total|prezzo totale|totale|pre[çc]o total|totaal|totaalprijs|totalpris|summa|celkem|razem)\b[^\n\d€$£]{0,30}((?:[A-Z]{3}|€|\$|£)\s?\d[\d.,' \u00a0]{0,12}|\d[\d.,' \u00a0]{0,12}\s?(?:[A-Z]{3}\b|€|\$|£|Kč|zł))/gi

const price =
  /^[ \t*]*(?:(?:fixed |final |booking |rental |room |ticket )?price|fare|cost|amount|(?:fest|miet|zimmer|end|fahr|reise)?preis|betrag|prix(?: \p{L}+)?|montant|tarif|precio|importe|prezzo|importo|pre[çc]o|valor|prijs|pris|hinta|cena)(?![^\n\d]{0,20}(?:per|pro|par|por|a|à)\s(?:night|nacht|nuit|noche|notte|noite|person|day|tag|jour|día))[^\n\d€$£]{0,30}((?:[A-Z]{3}|€|\$|£)\s?\d[\d.,' \u00a0]{0,12}|\d[\d.,' \u00a0]{0,12}\s?(?:[A-Z]{3}\b|€|\$|£|Kč|zł|kr\b))/imu

/**
 * The total price that a text labels as such: the last one, which stands below the items. A price counts where there is
 * no total; null where there is neither.
 */
export function findPrice(text: string): Found<{ price: string; currency?: string }> | null {
  const match = [...text.matchAll(total)].at(-1) ?? price.exec(text)
  const value = match ? readPrice((match[1] ?? '').replaceAll('\u00a0', ' ')) : null
  return match && value ? { value, start: match.index, end: match.index + match[0].length } : null
}
