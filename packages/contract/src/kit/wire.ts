import * as z from 'zod/mini'

/** An id: digits to us (bigint in the database), opaque to clients. */
export const Id = z.string().check(z.regex(/^[0-9]{1,18}$/, 'Must be an id: digits only.'))

/** A one-time token as it stands in a link: 128 random bits in base64url. */
export const Token = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, 'Must be the token of a link.'))
  .register(z.globalRegistry, { examples: ['AAAAAAAAAAAAAAAAAAAAAA'] })

/** An email address as people type it; kept as typed, compared without regard to case. */
export const EmailAddress = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter an email address.'), z.maxLength(254))
  .check(z.email('Must be an email address.'))

/** A time zone's name in the IANA database. */
export const TimeZone = z.string().check(
  z.refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  }, 'Must be a time zone such as Europe/Paris.'),
)

/** The calendar of the database has no year 0. */
const inCalendar = z.refine<string>((date) => !date.startsWith('0000'), 'Must be a date from the year 1 on.')

/** A day, `YYYY-MM-DD`, that stands in the calendar. */
export const Day = z.iso.date('Must be a date: YYYY-MM-DD.').check(inCalendar)

/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime().check(inCalendar)

/** A local wall-clock time without offset, `YYYY-MM-DDTHH:MM:SS`; its zone travels beside it. */
export const LocalDateTime = z.iso.datetime({ local: true }).check(inCalendar)

/** With room for what is reckoned from it: a year before, a span as long as another, the clocks of any zone. */
const sinceYear1900 = z.refine<string>((date) => date >= '1900', 'Must be a date from the year 1900 on.')

/** The same as callers name them, in a query or a body. */
export const BoundedDay = Day.check(sinceYear1900)
export const BoundedInstant = Instant.check(sinceYear1900)
export const BoundedLocalDateTime = LocalDateTime.check(sinceYear1900)

/**
 * Text on one line: no line break and no other control character, which would have a say in the layout of a mail or a
 * table.
 */
export const oneLine = z.regex(/^\P{Cc}*$/u, 'Must be on one line.')

export const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be an ISO 3166 code of two letters.'))
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code of three letters.'))

/** Every record knows when it was made and last changed. */
export const stamps = { created: Instant, modified: Instant }

/** One record. */
export const one = <T extends z.ZodMiniType>(record: T) => z.object({ data: record })

/**
 * One page of a list. `total` is exact to 10,000, then null beside `total_at_least`; so it is where more rows than are
 * looked at would have to be read to count those that a filter leaves. Links are null at the ends.
 */
export const page = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    data: z.array(record),
    meta: z.object({
      total: z.nullable(z.int()),
      total_at_least: z.optional(z.int()),
      count: z.int(),
      limit: z.int(),
    }),
    links: z.object({ next: z.nullable(z.string()), previous: z.nullable(z.string()) }),
  })

export const defaultLimit = 20
export const maximumLimit = 200

/** The part of a query that every list understands; `sort` takes the fields that the list names. */
export const pageQuery = <const Fields extends readonly [string, ...string[]]>(sort: {
  fields: Fields
  default: `${Fields[number]}:${'asc' | 'desc'}`
}) => {
  const orders = sort.fields.flatMap((field) => [`${field}:asc`, `${field}:desc`])
  return {
    limit: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(maximumLimit)),
      defaultLimit,
    ),
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
    sort: z._default(z.enum(orders), sort.default),
  }
}

/** The same of a list that can be searched. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(
  sort: Parameters<typeof pageQuery<Fields>>[0],
) => ({ ...pageQuery(sort), search: z.optional(z.string().check(z.maxLength(200))) })
