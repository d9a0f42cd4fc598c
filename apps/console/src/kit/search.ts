import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { textsIn, useRawSearch } from './raw-search'

/** The schema of a page's query: optional strings. */
export type SearchSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniOptional>>>
export type SearchOf<S extends SearchSchema> = z.output<S>

/** A query field as it appears in a URL: without a default value. */
type SearchField<Field> =
  Field extends z.ZodMiniDefault<infer Inner>
    ? z.ZodMiniOptional<Inner>
    : Field extends z.ZodMiniOptional
      ? Field
      : never
type ListSearch<Query extends z.ZodMiniObject> = z.ZodMiniObject<{
  readonly [Name in Exclude<keyof Query['shape'], 'limit'>]: SearchField<Query['shape'][Name]>
}>

/** Derives a list page's query schema from its endpoint: filters, sort and cursors, but not the page size. */
export function searchOf<E extends Endpoint>(list: E): ListSearch<E['query']>
export function searchOf({ query }: Endpoint): SearchSchema {
  const fields = Object.entries(query.shape).flatMap(([name, field]) => {
    const schema = field instanceof z.ZodMiniDefault ? z.optional(field.def.innerType) : field
    return name !== 'limit' && schema instanceof z.ZodMiniOptional ? [[name, schema] as const] : []
  })
  return z.object(Object.fromEntries(fields))
}

/** Parses a page's query, dropping parameters that are unknown or invalid: URLs are edited by hand. */
export function readSearch<S extends SearchSchema>(schema: S, raw: Readonly<Record<string, string>>): SearchOf<S> {
  const valid = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = z.safeParse(field, raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return z.parse(schema, Object.fromEntries(valid))
}

/** A query parameter that has no effect on its page. */
export type IgnoredParameter = { readonly name: string; readonly value: string }

/** The parameters that the schema rejects; they are ignored, and the page says so. */
export const ignoredIn = (schema: SearchSchema, raw: Readonly<Record<string, string>>): readonly IgnoredParameter[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = raw[name]
    return value === undefined || z.safeParse(field, value).success ? [] : [{ name, value }]
  })

export type Changes = Readonly<Record<string, string | undefined>>

const definedOnly = (query: Changes): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Whether a change only extends the search text, so that typing is one history entry. */
const isTypingOn = (before: Readonly<Record<string, string>>, changes: Changes): boolean =>
  before['search'] !== undefined &&
  changes['search'] !== undefined &&
  Object.entries(changes).every(([name, value]) => name === 'search' || value === before[name])

/**
 * The page's query and a function to change it. Undefined values are removed, and any change returns to the first page.
 */
export function usePageSearch<S extends SearchSchema>(schema: S) {
  const raw = useRawSearch()
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const ignored = ignoredIn(schema, raw)
  const change = (changes: Changes) =>
    navigate({
      to: path,
      // Based on the latest navigation: the user may move on to the next filter before the page has rendered.
      search: (current: unknown) => {
        const { next: _next, previous: _previous, page: _page, ...rest } = textsIn(current)
        return definedOnly({ ...rest, ...changes })
      },
      resetScroll: false,
      replace: isTypingOn(raw, changes),
    })
  return {
    search: readSearch(schema, raw),
    ignored,
    change,
    /** Removes the ignored parameters from the URL. */
    dropIgnored: () => change(Object.fromEntries(ignored.map(({ name }) => [name, undefined]))),
    /** Resets to an empty query, which is not replaced by the remembered one while on the page. */
    reset: () => navigate({ href: path, resetScroll: false }),
  }
}
