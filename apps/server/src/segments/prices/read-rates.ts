import { SaxesParser } from 'saxes'

/** The units of each currency for one euro, as published on a day (`YYYY-MM-DD`). */
export type DayRates = { readonly day: string; readonly perEuro: Readonly<Record<string, number>> }

/** Fifty years of working days, and more currencies than exist. */
const maxima = { days: 15_000, currencies: 300 }

/** A file without exchange rates. Its message can be shown to the operator. */
export class NoRates extends Error {
  override readonly name = 'NoRates'
}

/**
 * Reads exchange rates as published by the European Central Bank: CSV with a `Date` column and one per currency, or XML
 * of `Cube` elements. Throws `NoRates` if it is neither. Skips empty and `N/A` cells.
 * @param today the last day that rates may have, `YYYY-MM-DD`
 */
export function readRates(text: string, today: string): readonly DayRates[] {
  const days = (text.trimStart().startsWith('<') ? fromXml(text) : fromCsv(text)).filter(
    ({ perEuro }) => Object.keys(perEuro).length > 0,
  )
  if (days.length === 0) throw new NoRates('No exchange rates were found: CSV with a Date column, or XML of the ECB.')
  if (days.length > maxima.days) throw new NoRates(`More than ${maxima.days} days are not taken.`)
  for (const { day } of days) {
    if (!isDay(day)) throw new NoRates(`“${day.slice(0, 40)}” is no day as 2026-11-20.`)
    if (day > today) throw new NoRates(`${day} has not come yet.`)
  }
  return days
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

const ratesOf = (cells: readonly (readonly [currency: string, rate: string])[]): DayRates['perEuro'] =>
  Object.fromEntries(cells.flatMap(([currency, text]) => rateOf(currency, text)).slice(0, maxima.currencies))

function rateOf(currency: string, text: string): readonly (readonly [string, number])[] {
  if (!/^[A-Z]{3}$/.test(currency) || text === '' || text === 'N/A') return []
  const rate = Number(text)
  if (!(rate > 0) || !Number.isFinite(rate))
    throw new NoRates(`The rate of ${currency}, “${text.slice(0, 40)}”, is no number.`)
  return [[currency, rate]]
}

function fromCsv(text: string): DayRates[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(/[,;\t]/).map((name) => name.trim().replaceAll('"', ''))
  if (names[0]?.toLowerCase() !== 'date') return []
  return lines.flatMap((line) => {
    const [day = '', ...cells] = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ''))
    return day === '' ? [] : { day, perEuro: ratesOf(cells.map((cell, at) => [names[at + 1] ?? '', cell])) }
  })
}

/** `<Cube time="2026-11-20"><Cube currency="USD" rate="1.05"/>…</Cube>` (eurofxref-daily.xml, eurofxref-hist.xml). */
function fromXml(text: string): DayRates[] {
  const days: { day: string; cells: [string, string][] }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new NoRates(`The XML cannot be read: ${error.message}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return
    const { time, currency, rate } = attributes
    if (time !== undefined) days.push({ day: time, cells: [] })
    if (currency !== undefined && rate !== undefined) days.at(-1)?.cells.push([currency, rate])
  })
  parser.write(text).close()
  return days.map(({ day, cells }) => ({ day, perEuro: ratesOf(cells) }))
}
