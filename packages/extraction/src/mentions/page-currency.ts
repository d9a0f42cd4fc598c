import type { Line } from '../page/page'
import type { Mention } from './mention'

/** A sign that several currencies share. */
interface SharedSign {
  sign: RegExp
  /** The codes of the currencies that use it. */
  codes: RegExp
  /** The usual currency by language. */
  byLanguage: Readonly<Record<string, string>>
}

const shared: readonly SharedSign[] = [
  {
    sign: /(?:^|[\s\d])kr\.?(?:$|[\s\d])/i,
    codes: /\b(?:SEK|NOK|DKK|ISK)\b/g,
    byLanguage: { sv: 'SEK', nb: 'NOK', da: 'DKK', is: 'ISK' },
  },
  {
    sign: /[¥￥]/,
    codes: /\b(?:JPY|CNY|RMB)\b/g,
    byLanguage: { ja: 'JPY', 'zh-Hans': 'CNY' },
  },
  { sign: /元/, codes: /\b(?:CNY|RMB|TWD|HKD)\b|NT\$/g, byLanguage: { 'zh-Hans': 'CNY', 'zh-Hant': 'TWD' } },
  // Behind an amount, as French is written in Canada.
  { sign: /\d\s?\$$/, codes: /\b(?:USD|CAD)\b/g, byLanguage: { fr: 'CAD' } },
  {
    sign: /(?:^|[\s\d])\$(?:$|[\s\d])/,
    codes:
      /\b(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|FJD|BZD|JMD|TTD|BBD|NAD)\b|(?<=\b)(?:US|CA|AU|NZ|HK|NT|MX)\$/g,
    byLanguage: {},
  },
]

/** Codes and prefixes with the ISO code that they stand for. */
const standard: Readonly<Record<string, string>> = {
  RMB: 'CNY',
  US$: 'USD',
  CA$: 'CAD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
}

/** The only code on a page among some, if there is one. */
function onlyCode(lines: readonly Line[], codes: RegExp): string | undefined {
  const found = new Set(
    lines
      .flatMap(({ text, isHidden }) => (isHidden ? [] : (text.match(codes) ?? [])))
      .map((code) => standard[code] ?? code),
  )
  const [code, another] = found
  return another === undefined ? code : undefined
}

/**
 * Amounts with the currency that their page means by a sign that several share: the one whose code the page has, or
 * that of its language. `¥662` on a page in Chinese is CNY, and `$120` on one that says `CAD` is CAD.
 * @param languages BCP 47, most likely first
 */
export function withPageCurrencies(
  mentions: readonly Mention[],
  lines: readonly Line[],
  languages: readonly string[],
): Mention[] {
  const language = languages[0] ?? ''
  const meant = shared.map(({ codes, byLanguage, ...rest }) => ({
    ...rest,
    currency: onlyCode(lines, codes) ?? byLanguage[language],
  }))
  return mentions.map((mention) => {
    if (mention.type !== 'money') return mention
    const text = lines[mention.line]?.plain.slice(mention.start, mention.end) ?? ''
    const currency = meant.find(({ sign }) => sign.test(text))?.currency
    return currency === undefined ? mention : { ...mention, detail: currency }
  })
}
