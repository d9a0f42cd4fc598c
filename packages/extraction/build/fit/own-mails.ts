import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { reservationKinds } from '@sextant/contract/emails/reservation'
import { z } from 'zod'
import type { Example } from './examples'
import type { Row } from './rows'

const dateTime = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/)

/** The expected rows of a mail. Times are local. */
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

const own = new URL('../../mails/', import.meta.url)

/** The labelled mails of a folder. Each is a separate family. */
export const labelledMails = (folder: URL, prefix: string): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => ({
      id: `${prefix}/${name}`,
      family: name,
      bytes: readFileSync(new URL(name, folder)),
      rows: z
        .array(rowSchema)
        .parse(JSON.parse(readFileSync(new URL(name.replace(/\.eml$/, '.json'), folder), 'utf8'))),
    }))

/** The project's own labelled mails (`mails/README.md`), used for fitting the reader. */
export const ownMails = (): Example[] => labelledMails(own, 'mails')

const unseen = new URL('unseen/', own)

/** Mails that are never used for fitting, to measure the reader; none if there is no such folder. */
export const unseenMails = (): Example[] => (existsSync(unseen) ? labelledMails(unseen, 'unseen') : [])
