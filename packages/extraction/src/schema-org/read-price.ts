/** Signs of currencies; the longer ones first, for they end like the shorter. */
const symbols: readonly (readonly [string, string])[] = [
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['円', 'JPY'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['₹', 'INR'],
]

/**
 * Reads an amount of money: `1,234.50`, `1.234,50 €`, `USD 99`. The decimal mark is the last mark that two digits
 * follow. Null where there is no number.
 */
export function readPrice(text: string): { price: string; currency?: string } | null {
  const digits = /\d[\d.,'\s]*/.exec(text.slice(0, 80))?.[0].replace(/[\s']/g, '').replace(/[.,]$/, '')
  if (!digits) return null
  const [, whole = digits, cents] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const price = whole.replace(/[.,]/g, '') + (cents === undefined ? '' : `.${cents.padEnd(2, '0')}`)
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0]
  const currency = code ?? symbols.find(([mark]) => text.includes(mark))?.[1]
  return currency ? { price, currency } : { price }
}
