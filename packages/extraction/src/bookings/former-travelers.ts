import type { Context } from '../links/context'
import type { Booking } from './resolve'
import { erasOf } from './superseded'

/**
 * The travelers of a booking whose place another one takes, as the page says of both: `Previous passenger: Peter Bach`
 * and `New passenger: Anna Nowak`, or below headings for what was and what is. None if nobody is said to be new.
 */
export function formerTravelers({ draft }: Booking, context: Context): ReadonlySet<string> {
  const names = [...new Set(draft.travelers.map(({ mention }) => mention.value))]
  const eraOf = names.length < 2 ? null : erasOf(context)
  if (!eraOf) return new Set()
  const { mentions } = context.read
  const saidOf = (name: string) => mentions.filter(({ type, value }) => type === 'text' && value === name).map(eraOf)
  const said = new Map(names.map((name) => [name, saidOf(name)]))
  const isNew = (name: string): boolean => said.get(name)?.includes('new') ?? false
  const isOld = (name: string): boolean => said.get(name)?.includes('old') ?? false
  return new Set(names.some(isNew) ? names.filter((name) => isOld(name) && !isNew(name)) : [])
}
