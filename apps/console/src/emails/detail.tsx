import { downloadEmail } from '@sextant/contract/emails/content'
import type { EmailDetail as Detail } from '@sextant/contract/emails/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import type { Segment } from '@sextant/contract/segments/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { sourceName } from '@sextant/domain/segments/source-name'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { reviewAddress, searchText, workbenchAddress } from '../kit/addresses'
import { useParam } from '../kit/params'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { IgnoredNotice } from '../ui/ignored-notice'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { Tooltip } from '../ui/tooltip'
import { Authenticity } from './authenticity'
import { Diagnostics } from './diagnostics'
import { Events } from './events'
import { HeldActions } from './held-actions'
import { isInProgress } from './in-progress'
import { Neighbours } from './neighbours'
import { Proposal } from './parsing-rules/proposal'
import { emailEventsQuery, emailQuery, emailSegmentsQuery } from './queries'
import { Reservations } from './reservations'
import { Retry } from './retry'
import { StatusBadge } from './status'
import { ViewSearch, Views, viewOfField } from './views'

/** How often an email in progress is refetched, in milliseconds. */
const refetchMs = 1000

type EmailDetailProps = { segments: (created: readonly Segment[]) => ReactNode }

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The email, refetched while in progress. Its events and segments are refetched whenever its status changes. */
function useEmail(id: string) {
  const team = useTeamRef()
  const email = useSuspenseQuery({
    ...emailQuery(team, id),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.data.status) ? refetchMs : false),
  }).data.data
  const cache = useQueryClient()
  const pinned = { staleTime: Number.POSITIVE_INFINITY }
  const withVersion = <Key extends readonly unknown[]>(key: Key) => [...key, email.status, email.modified]
  const { queryKey: eventsKey, ...eventsQuery } = emailEventsQuery(team, id)
  const { queryKey: segmentsKey, ...segmentsQuery } = emailSegmentsQuery(team, id)
  // Starts with the data loaded for the page, so that the content does not shift.
  const events = useQuery({
    ...eventsQuery,
    ...pinned,
    placeholderData: (before) => before ?? cache.getQueryData(eventsKey),
    queryKey: withVersion(eventsKey),
  })
  const segments = useQuery({
    ...segmentsQuery,
    ...pinned,
    placeholderData: (before) => before ?? cache.getQueryData(segmentsKey),
    queryKey: withVersion(segmentsKey),
  })
  return { email, events: events.data?.data, segments: segments.data?.data }
}

/** One email: its details, what was extracted, the segments created, and its events. */
export function EmailDetail({ segments }: EmailDetailProps) {
  const { email, events, segments: created } = useEmail(useParam('emailId'))
  const { search, ignored, change } = usePageSearch(ViewSearch)
  const { time_zone_id: zone } = useTeam()
  const isReading = isInProgress(email.status)
  return (
    <Page
      title={email.subject || 'No subject'}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={email.status} />
          {email.status_reason ?? (isReading ? 'This email is being read.' : null)}
        </span>
      }
      actions={<Actions email={email} view={search.view} />}
    >
      <IgnoredNotice
        parts={ignored.map(({ name, value }) => ({ label: name, value }))}
        onDismiss={() => void change({ view: undefined, field: undefined })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Envelope email={email} zone={zone} />
          {email.authenticity ? <Authenticity found={email.authenticity} zone={zone} /> : null}
          <Views
            email={email}
            search={search}
            read={
              <div className="flex flex-col gap-6">
                {created && created.length > 0 ? (
                  <>
                    <section>
                      <h2 className="mb-2 font-semibold">Segments created</h2>
                      {segments(created)}
                    </section>
                    <Proposal id={email.id} />
                  </>
                ) : null}
                <Reservations
                  reservations={email.reservations}
                  isPending={isReading}
                  placeHref={(field) => searchText({ view: viewOfField(email, field), field })}
                />
                <Diagnostics diagnostics={email.diagnostics} />
              </div>
            }
          />
        </div>
        <Events events={events} zone={zone} />
      </div>
    </Page>
  )
}

/** Statuses of emails from which labeling fields could extract more. */
const labelableStatuses: ReadonlySet<Detail['status']> = new Set([
  'No Travel Data',
  'Unrecognized',
  'Partial',
  'Failed',
])

type ActionsProps = { email: Detail; view: string | undefined }

function Actions({ email, view }: ActionsProps) {
  const can = useCan()
  const team = useTeamRef()
  return (
    <>
      <Neighbours email={email} view={view} />
      {email.message_kept ? (
        <Tooltip text="Download email (.eml)">
          <a
            href={urlOf(downloadEmail, { team, id: email.id })}
            download
            aria-label="Download email"
            className="inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <Download aria-hidden="true" className="size-4" />
          </a>
        </Tooltip>
      ) : null}
      {can('edit-emails') && email.message_kept && labelableStatuses.has(email.status) ? (
        <ButtonLink href={workbenchAddress(team, email.id)}>Open in workbench</ButtonLink>
      ) : null}
      {can('edit-segments') && labelableStatuses.has(email.status) ? (
        <ButtonLink href={reviewAddress(team, { email: email.id })}>Enter booking</ButtonLink>
      ) : null}
      {can('edit-emails') ? <Retry email={email} /> : null}
      {can('edit-emails') && email.status === 'Held' ? <HeldActions email={email} /> : null}
    </>
  )
}

function Envelope({ email, zone }: { email: Detail; zone: string }) {
  const at = (instant: string | null) => instant && instantText(instant, zone)
  return (
    <Panel label="Envelope">
      <DescriptionList
        wide
        items={[
          ['From', email.from_address],
          ['To', email.to_address],
          ['Cc', email.cc_address],
          ['Sent', at(email.msg_date)],
          ['Received', at(email.created)],
          ['Size', byteSize(email.size_bytes)],
          ['Source', sourceName(email.source_name)],
          ['Type', email.class && capitalize(email.class)],
          ['Attempt', email.attempt > 1 && numberText(email.attempt)],
        ]}
      />
    </Panel>
  )
}
