import * as z from 'zod/mini'

/** An id: digits to us (bigint in the database), opaque to clients. */
export const Id = z.string().check(z.regex(/^[0-9]{1,18}$/, 'Must be an id: digits only.'))

/** A one-time token as in a link: 128 random bits in base64url. */
export const Token = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, 'Must be the token of a link.'))
  .register(z.globalRegistry, { examples: ['AAAAAAAAAAAAAAAAAAAAAA'] })

/** An email address as people type it; stored as typed, compared ignoring case. */
export const EmailAddress = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter an email address.'), z.maxLength(254))
  .check(z.email('Must be an email address.'))

/** An IANA time zone name. */
export const TimeZone = z.string().check(
  z.refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  }, 'Must be a time zone such as Europe/Paris.'),
)

/** The database's calendar has no year 0. */
const inCalendar = z.refine<string>((date) => !date.startsWith('0000'), 'Must be a date from the year 1 on.')

/** An existing calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date('Must be a date: YYYY-MM-DD.').check(inCalendar)

/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime().check(inCalendar)

/** A local time without offset, `YYYY-MM-DDTHH:MM:SS`; its zone is a separate field. */
export const LocalDateTime = z.iso.datetime({ local: true }).check(inCalendar)

/** Leaves room for calculations: a year earlier, an equally long span, the offset of any zone. */
const sinceYear1900 = z.refine<string>((date) => date >= '1900', 'Must be a date from the year 1900 on.')

/** The same in a query or a body of a request. */
export const BoundedDay = Day.check(sinceYear1900)
export const BoundedInstant = Instant.check(sinceYear1900)
export const BoundedLocalDateTime = LocalDateTime.check(sinceYear1900)

/**
 * Text on one line: without line breaks and other control characters, which would affect the layout of an email or
 * table.
 */
export const oneLine = z.regex(/^\P{Cc}*$/u, 'Must be on one line.')

export const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be an ISO 3166 code of two letters.'))
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code of three letters.'))

/** Every record has timestamps of its creation and last change. */
export const timestamps = { created: Instant, modified: Instant }

/** One record. */
export const one = <T extends z.ZodMiniType>(record: T) => z.object({ data: record })

/**
 * One page of a list. `total` is exact up to 10,000, then null with a `total_at_least`, as also when counting matches
 * would require reading too many rows. Links are null at the ends.
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

/** The query parameters of every list; `sort` accepts the fields that the list names. */
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

/** The same for a list with search. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(
  sort: Parameters<typeof pageQuery<Fields>>[0],
) => ({ ...pageQuery(sort), search: z.optional(z.string().check(z.maxLength(200))) })
