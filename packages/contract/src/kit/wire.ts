import * as z from 'zod/mini'

/** An ID: digits to us (bigint in the database), opaque to clients. */
export const Id = z.string().check(z.regex(/^[0-9]{1,18}$/, 'Must be an id: digits only.'))

/** A one-time token as used in links: 128 random bits in base64url. */
export const Token = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, 'Must be the token of a link.'))
  .register(z.globalRegistry, { examples: ['AAAAAAAAAAAAAAAAAAAAAA'] })

/** An email address, stored as typed and compared ignoring case. */
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

/** Year 0 is not valid in the database's calendar. */
const inCalendar = z.refine<string>((date) => !date.startsWith('0000'), 'Must be a date from the year 1 on.')

/** An existing calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date('Must be a date: YYYY-MM-DD.').check(inCalendar)

/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime().check(inCalendar)

/** A local time without offset, `YYYY-MM-DDTHH:MM:SS`; its zone is a separate field. */
export const LocalDateTime = z.iso.datetime({ local: true }).check(inCalendar)

/** Leaves room for date arithmetic: a year earlier, a period of equal length, any zone's offset. */
const sinceYear1900 = z.refine<string>((date) => date >= '1900', 'Must be a date from the year 1900 on.')

/** The same in a request's query or body. */
export const BoundedDay = Day.check(sinceYear1900)
export const BoundedInstant = Instant.check(sinceYear1900)
export const BoundedLocalDateTime = LocalDateTime.check(sinceYear1900)

/**
 * Single-line text: without line breaks and other control characters, which could break the layout of an email or
 * table.
 */
export const oneLine = z.regex(/^\P{Cc}*$/u, 'Must be on one line.')

export const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be an ISO 3166 code of two letters.'))
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code of three letters.'))

/** Every record has the times of its creation and last change. */
export const timestamps = { created: Instant, modified: Instant }

/** A single record. */
export const one = <T extends z.ZodMiniType>(record: T) => z.object({ data: record })

/**
 * One page of a list. `total` is exact up to 10,000. Beyond that, or if counting would read too many rows, it is null
 * and `total_at_least` is set. Links are null at the ends.
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

const defaultLimit = 20
const maximumLimit = 200

/** The query parameters common to all lists; `sort` accepts the fields that the list defines. */
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

/** The same for lists with search. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(
  sort: Parameters<typeof pageQuery<Fields>>[0],
) => ({ ...pageQuery(sort), search: z.optional(z.string().check(z.maxLength(200))) })
