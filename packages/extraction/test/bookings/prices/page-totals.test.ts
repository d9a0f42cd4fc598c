import { pageTotals } from '@sextant/extraction/bookings/prices/page-totals'
import { describe, expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The totals that a page states, with their currencies. */
const totalsOn = (...lines: readonly string[]): string[] =>
  pageTotals(readCandidates(lines.join('\n')).context).map(({ value, detail }) => `${value} ${detail}`)

describe('the total of a page', () => {
  test.each([
    ['has its label in its line', ['Total: EUR 330.00'], '330.00 EUR'],
    ['has its label to its left', ['Room rate    EUR 300.00', 'Total        EUR 330.00'], '330.00 EUR'],
    ['may include a tax', ['Total (incl. VAT): EUR 330.00'], '330.00 EUR'],
    ['may include a tax that is named behind it', ['Importo totale: 402,00 € IVA inclusa'], '402.00 EUR'],
    ['follows its parts in one line', ['Tarifa 318,00 € + Tasas 94,68 € = Importe total: 412,68 €'], '412.68 EUR'],
    ['precedes the label of its deposit', ['Gesamtpreis EUR 3.418,00 Anzahlung EUR 854,00'], '3418.00 EUR'],
    ['is what was paid', ['Paid in full on 5 November 2026: £5,318.40'], '5318.40 GBP'],
    ['is what was paid, as said behind it', ['Fare NZ$ 1,388.00, paid.'], '1388.00 NZD'],
    ['is the sum of its parts', ['Miete 147,40 €', 'Fahrer 42,00 €', 'Alles 189,40 €'], '189.40 EUR'],
    ['is a rate times the nights', ['3 nuits × 112 € = 336,00 €'], '336.00 EUR'],
    ['is the price of one times their number', ['Price: 2 x 65,00 €'], '130.00 EUR'],
    ['has its currency in its label', ['TOTAL EUR', '287,98'], '287.98 EUR'],
    ['may include breakfast', ['Вартість: 5 400 грн (сніданок включено)'], '5400 UAH'],
    ['is a fixed price', ['Job no. 774120. Flat rate $185 incl. tolls.'], '185 USD'],
    ['is the only amount, at the end of a line', ['Confirmation GF-88120, single, £164'], '164 GBP'],
  ])('%s', (_, lines, expected) => expect(totalsOn(...lines)).toEqual([expected]))

  test.each([
    ['a rate', '164,00 GBP par nuit'],
    ['a deposit', 'Deposit: EUR 50.00'],
    ['a tax', 'Taxes and fees: USD 75.15'],
    ['an offer', 'Hotels in Lisbon from EUR 89'],
    ['what would be charged', 'Late cancellations will be charged EUR 25.'],
    ['what something else costs', 'Wine tasting on 24 November 2026, EUR 40'],
    ['nothing', 'Total: EUR 0.00'],
  ])('is not %s', (_, line) => expect(totalsOn(line)).toEqual([]))
})
