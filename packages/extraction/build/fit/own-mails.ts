import { readdirSync, readFileSync } from 'node:fs'
import { reservationKinds } from '@sextant/contract/emails/reservation'
import { z } from 'zod'
import type { Example } from './examples'
import type { Row } from './rows'

const dateTime = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/)

/** The expected rows of a mail; times are wall clock times at the place. */
export const rowSchema: z.ZodType<Row> = z.strictObject({
  kind: z.enum(reservationKinds),
  start: dateTime,
  end: dateTime.optional(),
  from: z.string().min(1).optional(),
  to: z.string().min(1).optional(),
  place: z.string().min(1).optional(),
  reference: z.string().min(1).optional(),
  traveler: z.string().min(1).optional(),
  number: z.string().min(1).optional(),
  status: z.enum(['confirmed', 'cancelled']).optional(),
})

const folder = new URL('../../mails/', import.meta.url)

/** The project's own labelled mails (`mails/README.md`); each is a family of its own. */
export const ownMails = (): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => ({
      id: `mails/${name}`,
      family: name,
      bytes: readFileSync(new URL(name, folder)),
      rows: z
        .array(rowSchema)
        .parse(JSON.parse(readFileSync(new URL(name.replace(/\.eml$/, '.json'), folder), 'utf8'))),
    }))
