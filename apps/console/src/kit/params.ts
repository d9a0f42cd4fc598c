import { useParams } from '@tanstack/react-router'
import { Missing } from './failure'
import { textsIn } from './raw-search'

/** A parameter of the page's address. */
export function useParam(name: string): string {
  const value = textsIn(useParams({ strict: false }))[name]
  if (value === undefined) throw new Missing(`This address has no ${name}.`)
  return value
}
