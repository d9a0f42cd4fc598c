import { matchesOf } from '../kit/matches-of'
import type { Line } from '../page/page'
import { type Mention, mentionAt } from './mention'

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₪': 'ILS',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  kr: 'SEK',
  'kr.': 'DKK',
  lei: 'RON',
  лв: 'BGN',
  руб: 'RUB',
  грн: 'UAH',
  tl: 'TRY',
  rp: 'IDR',
  บาท: 'THB',
  đ: 'VND',
  r$: 'BRL',
  us$: 'USD',
  $: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  au$: 'AUD',
  nz$: 'NZD',
  mx$: 'MXN',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  chf: 'CHF',
  sfr: 'CHF',
  din: 'RSD',
  дин: 'RSD',
  ден: 'MKD',
  lekë: 'ALL',
  'د.إ': 'AED',
  درهم: 'AED',
  'ر.س': 'SAR',
  'دينار أردني': 'JOD',
  'دينار كويتي': 'KWD',
  'دينار بحريني': 'BHD',
  'دينار تونسي': 'TND',
  'درهم مغربي': 'MAD',
  'جنيه مصري': 'EGP',
  'ليرة لبنانية': 'LBP',
  ريال: 'SAR',
  '₱': 'PHP',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '֏': 'AMD',
  rs: 'INR',
  'rs.': 'INR',
  rm: 'MYR',
  's/': 'PEN',
  's/.': 'PEN',
  ksh: 'KES',
  лева: 'BGN',
  рублей: 'RUB',
  гривень: 'UAH',
  euro: 'EUR',
  euros: 'EUR',
}
/** The codes of currencies in use (ISO 4217). */
const isoCodes =
  'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|JPY|CNY|KRW|HKD|TWD|SGD|THB|VND|IDR|MYR|PHP|INR|AED|SAR|QAR|KWD|BHD|OMR|ILS|EGP|MAD|TND|ZAR|KES|NGN|AUD|NZD|CAD|MXN|BRL|ARS|CLP|COP|PEN|ISK|RSD|GEL|AZN|KZT|LKR|PKR|BDT|TZS|MUR|HRK|JOD|LBP|MKD|BAM|MDL|UZS|DZD|LYD|IQD|XOF|XAF|XPF|GHS|UGX|ETB|BWP|NAD|ZMW|DOP|CRC|GTQ|UYU|PYG|BOB|LAK|KHR|MMK|NPR|FJD'
export const isoCurrency = new RegExp(`^(?:${isoCodes})$`)
const sign = `(?:(?:${isoCodes})(?![A-Z])|(?:US|CA|AU|NZ|MX|HK|NT|[ACSR])?\\$|[€£¥円元₩원₹₺₽₴฿₫₪]|zł|kč|ft|kr\\.?|lei|лв|руб|грн|tl|rp|บาท|đ|chf|sfr|euros?|din|дин|lekë|د\\.إ|ر\\.س|دينار (?:أردني|كويتي|بحريني|تونسي)|درهم مغربي|جنيه مصري|ليرة لبنانية|درهم|ريال|₱|₦|₡|₲|₸|₾|₼|֏|rs\\.?|rm|s/\\.?|ksh|лева|рублей|гривень)`
/** A currency sign after an amount that is also a word before a number: `ден` also means day. */
const signBehind = `${sign}|(?<=\\d{3}\\s?)ден`
const amount = "\\d{1,3}(?:[ .,'’]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?"
const money = new RegExp(
  `(?<![\\p{L}\\d])(${sign})\\s?(${amount})(?![\\d]|[:.]\\d\\d)|(?<![\\p{L}\\d.,]|\\d:)(${amount})(?:,-|\\.-)?\\s?(${signBehind})(?![\\p{L}\\d]|\\s\\d)`,
  'giu',
)

/** Currencies with a thousandth as their smallest unit, which are written with three decimals. */
const withThousandths = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/

/**
 * Normalizes an amount to a decimal string. A separator before the last two digits is the decimal separator; before
 * the last three, it is if the currency has thousandths: `118.000 JOD`.
 */
export function decimal(text: string, currency = ''): string {
  if (withThousandths.test(currency) && /[.,]\d{3}$/.test(text)) {
    const [whole, rest] = [text.slice(0, -4).replace(/\D/g, ''), text.slice(-3)]
    return `${whole}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`
  }
  const hundredths = /[.,](\d{1,2})$/.exec(text)
  const whole = (hundredths ? text.slice(0, hundredths.index) : text).replace(/\D/g, '')
  return hundredths ? `${whole}.${(hundredths[1] ?? '').padEnd(2, '0')}` : whole
}

/** Finds amounts of money. The value is a decimal string, the detail the currency. */
export function findMoney(line: Line): Mention[] {
  return matchesOf(line.plain, money).flatMap((match) => {
    const text = (match[2] ?? match[3] ?? '').trim()
    const raw = match[1] ?? match[4] ?? ''
    const code = raw.toUpperCase()
    const currency = isoCurrency.test(code) ? code : currencies[raw.toLowerCase()]
    // `KR90021`, `PEN1224`, `KR12B3CD`: a code in capitals. An amount has a space or separator.
    const next = line.plain.charAt(match.index + match[0].length)
    if (/^[A-Z]{2,3}\d{4,}$/.test(match[0]) || (/^[A-Z]{2,3}\d+$/.test(match[0]) && /[A-Z]/.test(next))) return []
    // `Rm 204` is a room, and Romanian `din 5 martie` a date.
    const isWord = /^(?:rm|Rm)$/.test(raw) || (match[1] !== undefined && /^din$/i.test(raw))
    if (currency === undefined || text === '' || isWord) return []
    return [mentionAt(line, 'money', match.index, match[0], decimal(text, currency), '', currency)]
  })
}
