/**
 * Generates the table of exchange rates from dated releases of `@fawazahmed0/currency-api`, one a month and the newest:
 *
 *     npm pack @fawazahmed0/currency-api@2026.9.1    (and so on; each unpacked into DIR/2026.9.1)
 *     npx tsx packages/places/build/rates.ts DIR
 *
 * Run by hand; the result is committed. The first line lists the currencies; each other line has a day and the units of
 * each currency per euro, in the same order, empty if that day has none. Six digits are kept, more than a price needs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

const from = resolve(process.argv[2] ?? '.')
const Rates = z.object({ date: z.string(), eur: z.record(z.string(), z.number()) })

/** Active currencies of ISO 4217; the source also has cryptocurrencies, metals and obsolete currencies. */
const currencies =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD
  SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF
  XPF YER ZAR ZMW`.split(/\s+/)

function lineOf(release: string): string {
  const path = `${from}/${release}/package/v1/currencies/eur.min.json`
  const { date, eur } = Rates.parse(JSON.parse(readFileSync(path, 'utf8')))
  const units = currencies.map((code) => eur[code.toLowerCase()])
  return [date, ...units.map((rate) => (rate ? String(Number(rate.toPrecision(6))) : ''))].join('\t')
}

const days = readdirSync(from).map(lineOf).toSorted()
const text = ['day\t'.concat(currencies.join('\t')), ...days].join('\n')
writeFileSync(
  new URL('../src/data/rateRows.gen.ts', import.meta.url),
  `/** Made by build/rates.ts; not to be edited. */\nexport const rateRows =\n  ${JSON.stringify(text)}\n`,
)
process.stdout.write(`${days.length} days, ${currencies.length} currencies\n`)
