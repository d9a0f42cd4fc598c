import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { textsIn, useRawSearch } from './raw-search'

/** The query of a page: optional texts. */
export type SearchSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniOptional>>>
export type SearchOf<S extends SearchSchema> = z.output<S>

/** A field of a query as an address has it: where it is left out, nothing stands in for it. */
type SearchField<Field> =
  Field extends z.ZodMiniDefault<infer Inner>
    ? z.ZodMiniOptional<Inner>
    : Field extends z.ZodMiniOptional
      ? Field
      : never
type ListSearch<Query extends z.ZodMiniObject> = z.ZodMiniObject<{
  readonly [Name in Exclude<keyof Query['shape'], 'limit'>]: SearchField<Query['shape'][Name]>
}>

/**
 * The query of a list's page, made from that of its endpoint: its filters, sort and cursors. How many rows a page has
 * is its own.
 */
export function searchOf<E extends Endpoint>(list: E): ListSearch<E['query']>
export function searchOf({ query }: Endpoint): SearchSchema {
  const fields = Object.entries(query.shape).flatMap(([name, field]) => {
    const given = field instanceof z.ZodMiniDefault ? z.optional(field.def.innerType) : field
    return name !== 'limit' && given instanceof z.ZodMiniOptional ? [[name, given] as const] : []
  })
  return z.object(Object.fromEntries(fields))
}

/** A page's query, without what its schema does not know or would refuse: addresses are typed by people. */
export function readSearch<S extends SearchSchema>(schema: S, raw: Readonly<Record<string, string>>): SearchOf<S> {
  const valid = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = z.safeParse(field, raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return z.parse(schema, Object.fromEntries(valid))
}

/** A part of an address that says nothing on its page. */
export type Ignored = { readonly name: string; readonly value: string }

/** What of a page's query its schema refuses: it is ignored, and the page says so. */
export const ignoredIn = (schema: SearchSchema, raw: Readonly<Record<string, string>>): readonly Ignored[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = raw[name]
    return value === undefined || z.safeParse(field, value).success ? [] : [{ name, value }]
  })

export type Changes = Readonly<Record<string, string | undefined>>

const definedOnly = (query: Changes): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Whether a search only goes on: one that grows letter by letter is one step for Back. */
const isTypingOn = (before: Readonly<Record<string, string>>, changes: Changes): boolean =>
  before['search'] !== undefined &&
  changes['search'] !== undefined &&
  Object.entries(changes).every(([name, value]) => name === 'search' || value === before[name])

/** The query of this page and a way to change it: what is undefined goes, a change leads back to the first page. */
export function usePageSearch<S extends SearchSchema>(schema: S) {
  const raw = useRawSearch()
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const ignored = ignoredIn(schema, raw)
  const change = (changes: Changes) =>
    navigate({
      to: path,
      // What the router is on its way to counts: a box may be left for the next filter before the page is drawn anew.
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
    /** Takes what is ignored out of the address. */
    dropIgnored: () => change(Object.fromEntries(ignored.map(({ name }) => [name, undefined]))),
    /** Back to the empty query; staying on the page, it is not restored. */
    reset: () => navigate({ href: path, resetScroll: false }),
  }
}
