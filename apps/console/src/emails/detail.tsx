import type { Segment } from '@sextant/contract/segments/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { sourceName } from '@sextant/domain/segments/source-name'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParam } from '../kit/params'
import { useMay, useTeam, useTeamRef } from '../kit/workspace'
import { Disclosure } from '../ui/disclosure'
import { Facts } from '../ui/facts'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { Attachments } from './attachments'
import { Diagnostics } from './diagnostics'
import { Events } from './events'
import { HeldActions } from './held-actions'
import { emailEventsQuery, emailQuery, emailSegmentsQuery } from './queries'
import { Reservations } from './reservations'
import { StatusBadge } from './status'
import { isUnderWay } from './under-way'

/** How often a mail that is being worked on is asked for again, in milliseconds. */
const again = 1000

type EmailDetailProps = { segments: (made: readonly Segment[]) => ReactNode }

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The mail, asked for again while it is being worked on; what follows from it is asked anew whenever it moves on. */
function useEmail(id: string) {
  const team = useTeamRef()
  const email = useSuspenseQuery({
    ...emailQuery(team, id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.data.status) ? again : false),
  }).data.data
  const following = { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY }
  const afresh = <Key extends readonly unknown[]>(key: Key) => [...key, email.status, email.modified]
  const { queryKey: eventsKey, ...eventsQuery } = emailEventsQuery(team, id)
  const { queryKey: segmentsKey, ...segmentsQuery } = emailSegmentsQuery(team, id)
  const events = useQuery({ ...eventsQuery, ...following, queryKey: afresh(eventsKey) })
  const segments = useQuery({ ...segmentsQuery, ...following, queryKey: afresh(segmentsKey) })
  return { email, events: events.data?.data, segments: segments.data?.data }
}

/** One mail: what it is, what was read from it and made of it, and what happened on the way. */
export function EmailDetail({ segments }: EmailDetailProps) {
  const { email, events, segments: made } = useEmail(useParam('emailId'))
  const { time_zone_id: zone } = useTeam()
  const may = useMay()
  const at = (instant: string | null) => instant && instantText(instant, zone)
  return (
    <Page
      title={email.subject || 'No subject'}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={email.status} />
          {email.status_reason ?? (isUnderWay(email.status) ? 'This mail is being read.' : null)}
        </span>
      }
      actions={email.status === 'Held' && may('edit-emails') ? <HeldActions email={email} /> : null}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Message">
            <Facts
              wide
              facts={[
                ['From', email.from_address],
                ['To', email.to_address],
                ['Copy', email.cc_address],
                ['Sent', at(email.msg_date)],
                ['Received', at(email.created)],
                ['Size', byteSize(email.size_bytes)],
                ['Source', sourceName(email.source_name)],
                ['Class', email.class && capitalised(email.class)],
                ['Attempt', email.attempt > 1 && numberText(email.attempt)],
              ]}
            />
          </Panel>
          {made && made.length > 0 ? (
            <section>
              <h2 className="mb-2 font-semibold">Segments made from it</h2>
              {segments(made)}
            </section>
          ) : null}
          <Reservations reservations={email.reservations} waiting={isUnderWay(email.status)} />
          <Diagnostics diagnostics={email.diagnostics} />
          <Attachments attachments={email.attachments} />
          <Panel title="Headers">
            <Disclosure summary={`${numberText(email.headers.length)} header fields`}>
              <Facts facts={[['Message id', email.msg_id]]} />
              <dl className="mt-3 flex flex-col gap-1.5 font-mono text-xs">
                {email.headers.map(({ name, value }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- header fields repeat; their order is their identity
                  <div key={index} className="wrap-anywhere">
                    <dt className="inline text-muted">{name}: </dt>
                    <dd className="inline">{value}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </Panel>
        </div>
        <Events events={events} zone={zone} />
      </div>
    </Page>
  )
}
