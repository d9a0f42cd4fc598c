import type { Report } from '@sextant/contract/reports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import type { Mail } from '../../platform/mail/mail'

type Sent = {
  readonly to: string
  readonly team: string
  readonly report: Report
  readonly url: string
  readonly attached: Mail['attached'] | null
}

/** Delivers a scheduled report; the link leads to the report's page, which requires sign-in. */
export function reportMail({ to, team, report: { attributes }, url, attached }: Sent): Mail {
  const { name, start_date, end_date, row_count } = attributes
  const rows = row_count === 1 ? '1 row' : `${numberText(row_count ?? 0, Number.POSITIVE_INFINITY)} rows`
  // ASCII only, so that the text can be sent unencoded.
  const days = `${start_date} to ${end_date}`
  return {
    to,
    subject: `${name}, ${days}`,
    paragraphs: [
      `The report ${name} of ${team} is made: ${rows}, ${days}.`,
      attached
        ? 'It is attached. On its page are its totals and its other forms, for 30 days.'
        : 'It is too large to be attached. On its page are its totals and its files, for 30 days.',
    ],
    link: { label: 'Open the report', url },
    ...(attached ? { attached } : {}),
  }
}
