import { rateRows } from '../data/rateRows.gen'
import { lazy } from '../kit/lazy'

/** Units of each currency (ISO 4217) per euro, and the day the rates were published (`YYYY-MM-DD`). */
export type Rates = { readonly day: string; readonly perEuro: ReadonlyMap<string, number> }

const table = lazy((): readonly Rates[] => {
  const [head = '', ...lines] = rateRows.split('\n')
  const [, ...currencies] = head.split('\t')
  return lines.map((line) => {
    const [day = '', ...units] = line.split('\t')
    const known = currencies.map((currency, at) => [currency, Number(units[at])] as const)
    return { day, perEuro: new Map(known.filter(([, rate]) => rate > 0)) }
  })
})

/** The exchange rates for a day: those of the latest day in the table up to it; null before the first. */
export const ratesOn = (day: string): Rates | null => table().findLast((rates) => rates.day <= day) ?? null
