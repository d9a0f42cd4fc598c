/** Currency symbols. One that ends like another must come before it. */
const symbols: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  CA$: 'CAD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
  R$: 'BRL',
  S$: 'SGD',
  C$: 'CAD',
  A$: 'AUD',
  $: 'USD',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  '₩': 'KRW',
  zł: 'PLN',
  Kč: 'CZK',
  '₹': 'INR',
  'Rs.': 'INR',
  '₱': 'PHP',
  '฿': 'THB',
  '₪': 'ILS',
  Rp: 'IDR',
  RM: 'MYR',
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/**
 * Reads an amount of money: `1,234.50`, `1.234,50 €`, `USD 99`. The decimal separator is the last one followed by two
 * digits. Null if there is no number.
 */
export function readPrice(text: string): { price: string; currency?: string } | null {
  const digits = /\d[\d.,'\s]*/.exec(text.slice(0, 80))?.[0].replace(/[\s']/g, '').replace(/[.,]$/, '')
  if (!digits) return null
  const [, whole = digits, cents] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const price = whole.replace(/[.,]/g, '') + (cents === undefined ? '' : `.${cents.padEnd(2, '0')}`)
  const code = text.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)?.find((word) => codes.has(word))
  const symbol = Object.keys(symbols).find((mark) => text.includes(mark))
  const currency = code ?? (symbol && symbols[symbol])
  return currency ? { price, currency } : { price }
}
