import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { knownValues } from '../team-rules/known-values'
import { type AskedField, askedFields, type BookingAnswer } from './answers'
import type { MailText } from './mail-text'

/** An email by the same sender with its booking, as accepted or entered by a person. */
export interface Example {
  mail: Pick<MailText, 'subject' | 'sent' | 'text'>
  kind: ReservationKind
  answer: BookingAnswer
}

/** Number of examples per question, and number of characters sent of each. */
export const exampleLimits = { count: 2, text: 3000, subject: 200 }

/** The known booking values that correspond to the fields a model is asked for. */
const fieldOf: Readonly<Record<AskedField, readonly string[]>> = {
  company: ['provider'],
  number: ['number'],
  name: ['name'],
  address: ['fromAddress'],
  city: ['fromCity'],
  from: ['fromCode', 'from'],
  to: ['toCode', 'to'],
  start: ['start'],
  end: ['end'],
  reference: ['reference'],
  price: ['price'],
  vehicle: ['vehicle'],
}

/** An email with its booking as an example; null if bookings of this kind are not used as examples. */
export function exampleOf(mail: Example['mail'], booking: SegmentDraft): Example | null {
  const known = knownValues(booking)
  if (!known) return null
  const valueOf = (field: string): string | undefined =>
    known.values.find((value) => value.field === field)?.texts[0]?.slice(0, 200)
  const values = askedFields[known.kind].flatMap((field) => {
    const [value] = fieldOf[field].flatMap((one) => valueOf(one) ?? [])
    return value === undefined ? [] : [[field, value] as const]
  })
  const traveler = valueOf('traveler')
  const { text, subject, sent } = mail
  return {
    mail: { sent, subject: subject.slice(0, exampleLimits.subject), text: text.slice(0, exampleLimits.text) },
    kind: known.kind,
    answer: { ...Object.fromEntries(values), travelers: traveler === undefined ? [] : [traveler] },
  }
}
