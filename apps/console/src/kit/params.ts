import { useParams } from '@tanstack/react-router'
import { Missing } from './failure'
import { textsIn } from './raw-search'

/** A path parameter of the current page. */
export function useParam(name: string): string {
  const value = textsIn(useParams({ strict: false }))[name]
  if (value === undefined) throw new Missing(`This address has no ${name}.`)
  return value
}
