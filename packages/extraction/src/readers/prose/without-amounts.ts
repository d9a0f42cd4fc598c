import type { Reservation } from '@sextant/contract/emails/reservation'
import type { AmountKind, StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { findMoney } from '../../mentions/money'
import { createLine } from '../../page/create-line'
import { amountLabels } from './amount-labels'
import { isFeeOfChange } from './stated-amounts'

/** Kinds that may be mistaken for a price when reading text. */
const mistaken: ReadonlySet<AmountKind> = new Set(['refund', 'cancellation_fee', 'no_show', 'exchange'])
const labels = amountLabels.filter(({ kind }) => mistaken.has(kind))

/** Words for a price, folded. */
const price =
  /(?<!\p{L})(?:new |total )?(?:total|price|fare|amount|cost|(?:gesamt|neuer )?(?:preis|summe|betrag)|gesamt\p{L}*|prix|montant|precio|importe|prezzo|importo|totale|totaal\p{L}*|prijs|preco|valor|pris|summa|sum|totalt|cena|razem|hinta|yhteensa)(?!\p{L})|合計|料金|总价|總價|合计|합계|총액/u
const maxLine = 200

/**
 * Removes prices that are actually amounts: the text of a change or refund may have no other amount to read as a price.
 * A value that the email also states as a price is kept, for example if half of a stay is cancelled and the refund
 * equals the remaining total. Neither the total of what an exchange costs is a price, nor what a difference leads to,
 * which is added to the known price. A fee for a change is beside the new price, unless that has it as a part.
 */
export function withoutAmounts(
  reservations: readonly Reservation[],
  amounts: readonly StatedAmount[],
  texts: readonly string[],
): Reservation[] {
  const change = amounts.find(({ kind }) => kind === 'exchange')
  const isFee = change !== undefined && isFeeOfChange(texts)
  return reservations.map((reservation) => {
    const { price: stated, ...others } = reservation
    if (change && !isFee) return others
    const isAmount = amounts.some(
      ({ kind, amount, currency }) =>
        mistaken.has(kind) && currency === reservation.currency && Number(amount) === Number(stated),
    )
    const isOfWords = reservation.evidence['price']?.reader === 'words'
    const isMistaken =
      isOfWords &&
      isAmount &&
      stated !== undefined &&
      (costOfChange(amounts) === Number(stated) || !texts.some((text) => isPriceIn(text, stated)))
    if (isMistaken) return others
    const rest = change && stated !== undefined ? partBeside(change.amount, stated, texts) : null
    return rest === null ? reservation : { ...reservation, price: rest }
  })
}

/** The amount of a text that makes up a price together with a fee; null if there is none. */
function partBeside(fee: string, price: string, texts: readonly string[]): string | null {
  const rest = (Math.round(Number(price) * 100) - Math.round(Number(fee) * 100)) / 100
  const isRest = ({ value }: { readonly value: string }): boolean => Number(value) === rest
  const lines = texts.flatMap((text) => text.split('\n').filter((raw) => raw.length <= maxLine && /\d/.test(raw)))
  const found = lines.flatMap((raw) => {
    const line = createLine(raw, [], place)
    return line ? findMoney(line) : []
  })
  return rest > 0 ? (found.find(isRest)?.value ?? null) : null
}

/** What an exchange costs, which is also the total of the email about it. */
const costOfChange = (amounts: readonly StatedAmount[]): number | undefined => {
  const amount = amounts.find(({ kind }) => kind === 'exchange')?.amount
  return amount === undefined ? undefined : Number(amount)
}

/**
 * Whether a line has a value after a word for a price, in the line itself or the one above, and not after a label of
 * amounts.
 */
function isPriceIn(text: string, value: string): boolean {
  const lines = text.split('\n').filter((raw) => raw.trim() !== '')
  return lines.some((raw, at) => {
    const line = raw.length > maxLine || !/\d/.test(raw) ? null : createLine(raw, [], place)
    const money = line && findMoney(line).find((one) => Number(one.value) === Number(value))
    if (!line || !money) return false
    const own = line.folded.slice(0, money.start)
    const before = /\p{L}{2}/u.test(own) ? own : (createLine(lines[at - 1] ?? '', [], place)?.folded ?? '')
    return price.test(before) && !labels.some(({ inLine }) => inLine.test(before))
  })
}

const place = { left: 0, right: 0, path: [], cell: null, isListItem: false, row: 0, isHidden: false }
