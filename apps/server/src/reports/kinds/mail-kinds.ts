import { round } from '@sextant/domain/kit/round'
import { average, type Measure, share, total } from '@sextant/domain/reports/measures'
import { sourceName } from '@sextant/domain/segments/source-name'
import { type MailboxRow, type MailRow, readMailboxes, readMails } from '../mail/store'
import { columnsOf, kind } from './kind'

const ofMail = columnsOf<MailRow>()
const ofBox = columnsOf<MailboxRow>()

const readShare: Measure = share('processed', 'mails', 'Read')
const seconds: Measure = average('taken', 'timed', 'Seconds to read', 'number')

const outcomes = [
  { id: 'processed', label: 'Read' },
  { id: 'unrecognized', label: 'Not recognized' },
  { id: 'other', label: 'Other' },
] as const

/** Which of the three outcomes an email's status counts as. */
const outcomeOf = (status: string): (typeof outcomes)[number]['id'] =>
  status === 'Processed' || status === 'Partial'
    ? 'processed'
    : status === 'Unrecognized' || status === 'Failed'
      ? 'unrecognized'
      : 'other'

/** Emails, one per row. */
export const mails = kind<MailRow>({
  read: readMails,
  columns: () => [
    ofMail.time('received', 'Received (UTC)', ({ created }) => created),
    ofMail.text('mailbox', 'Mailbox', ({ mailbox }) => mailbox),
    ofMail.text('from', 'From', ({ from_address }) => from_address),
    ofMail.text('to', 'To', ({ to_address }) => to_address),
    ofMail.text('subject', 'Subject', ({ subject }) => subject),
    ofMail.text('status', 'Status', ({ status }) => status),
    ofMail.text('status_reason', 'Reason', ({ status_reason }) => status_reason),
    ofMail.text('class', 'Class', (row) => row.class),
    ofMail.text('source', 'Source', ({ source_name }) => sourceName(source_name)),
    ofMail.text('traveler', 'Traveler', ({ traveler }) => traveler),
    ofMail.text('match_method', 'Matched by', ({ match_method }) => match_method),
    ofMail.number('segments', 'Segments', ({ segment_count }) => segment_count),
    ofMail.number('attachments', 'Attachments', ({ attachment_count }) => attachment_count),
    ofMail.number('size_bytes', 'Size (bytes)', ({ size_bytes }) => size_bytes),
    ofMail.number('attempt', 'Attempt', ({ attempt }) => attempt),
    ofMail.number('read_ms', 'Time to read (ms)', ({ taken_ms }) => taken_ms),
    ofMail.text('id', 'Mail', ({ id }) => id),
  ],
  outline: {
    sums: ({ status, segment_count, taken_ms }) => ({
      mails: 1,
      segments: segment_count,
      [outcomeOf(status)]: 1,
      taken: (taken_ms ?? 0) / 1000,
      timed: taken_ms === null ? 0 : 1,
    }),
    figures: [
      total('mails', 'Emails'),
      total('processed', 'With travel'),
      readShare,
      total('segments', 'Segments'),
      total('unrecognized', 'Not recognized'),
      seconds,
    ],
    measures: [total('mails', 'Emails'), readShare, total('segments', 'Segments'), seconds],
    weight: 'mails',
    breakdowns: [
      { id: 'status', label: 'Status', of: ({ status }) => status },
      { id: 'source', label: 'Source', of: ({ source_name }) => sourceName(source_name) },
      { id: 'class', label: 'Class', of: (row) => row.class },
      { id: 'mailbox', label: 'Mailbox', of: ({ mailbox }) => mailbox },
      { id: 'from', label: 'Sender', of: ({ from_address }) => from_address },
    ],
    chart: { label: 'Mails by outcome', unit: 'count', series: outcomes, day: ({ day }) => day },
  },
})

const boxTotals = [
  total('mails', 'Emails'),
  total('processed', 'With travel'),
  readShare,
  total('unrecognized', 'Not recognized'),
  total('segments', 'Segments'),
]

/** Mailboxes, one per row. */
export const mailboxes = kind<MailboxRow>({
  read: readMailboxes,
  columns: () => [
    ofBox.text('name', 'Mailbox', ({ name }) => name),
    ofBox.text('address', 'Address', ({ address }) => address),
    ofBox.text('type', 'Type', ({ type }) => type),
    ofBox.text('status', 'Status', ({ status }) => status),
    ofBox.number('mails', 'Emails', (row) => row.mails),
    ofBox.number('processed', 'Processed', ({ processed }) => processed),
    ofBox.number('partial', 'Partial', ({ partial }) => partial),
    ofBox.number('unrecognized', 'Unrecognized', ({ unrecognized }) => unrecognized),
    ofBox.number('no_travel', 'No travel data', ({ no_travel }) => no_travel),
    ofBox.number('duplicates', 'Duplicates', ({ duplicates }) => duplicates),
    ofBox.number('held', 'Held', ({ held }) => held),
    ofBox.number('rejected', 'Rejected', ({ rejected }) => rejected),
    ofBox.number('failed', 'Failed', ({ failed }) => failed),
    ofBox.number('segments', 'Segments', ({ segments }) => segments),
    ofBox.number('median_ms', 'Median time to read (ms)', ({ median_ms }) =>
      median_ms === null ? null : round(median_ms),
    ),
    ofBox.time('last_received', 'Last received (UTC)', ({ last_received }) => last_received),
    ofBox.text('id', 'Mailbox id', ({ id }) => id),
  ],
  outline: {
    sums: ({ mails, processed, partial, unrecognized, failed, segments }) => ({
      boxes: 1,
      mails,
      processed: processed + partial,
      unrecognized: unrecognized + failed,
      segments,
    }),
    figures: [total('boxes', 'Mailboxes'), ...boxTotals],
    measures: boxTotals,
    weight: 'mails',
    breakdowns: [
      { id: 'mailbox', label: 'Mailbox', of: ({ name }) => name },
      { id: 'status', label: 'Status', of: ({ status }) => status },
    ],
    chart: { label: 'Emails by mailbox', unit: 'count', series: [{ id: 'mails', label: 'Emails' }] },
  },
})
