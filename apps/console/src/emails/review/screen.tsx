import type { EmailDetail } from '@sextant/contract/emails/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { emailAddress, reviewAddress } from '../../kit/addresses'
import { usePageSearch } from '../../kit/search'
import { useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Diagnostics } from '../diagnostics'
import { Proposal } from '../parsing-rules/proposal'
import { emailQuery, emailSegmentsQuery, isEmptyPage, renderedQuery } from '../queries'
import { StatusBadge } from '../status'
import { viewOfField } from '../views'
import { Assignee, AssigneeFilter } from './assignment'
import { Decisions } from './decisions'
import { DigestSwitch } from './digest-switch'
import { Message, type View } from './message'
import { queueQuery, ReviewSearch } from './queries'
import { useDecide } from './use-decide'
import { useFilling } from './use-filling'

/** Another queue starts at its first email. */
const initialState = { email: undefined, view: undefined, field: undefined }

export type EntryActions = {
  /** Continues with the next email once this one's last segment has been entered. */
  onDone: (isLast: boolean) => void
}

export type ReviewParts = {
  /** What was read from the email, with a way to correct each segment. */
  segments: (created: readonly Segment[], placeHref: (field: string) => string) => ReactNode
  /** The form for entering a segment from the email. */
  entry: (email: EmailDetail, created: readonly Segment[], actions: EntryActions) => ReactNode
}

/** Emails that need a person's attention, one at a time: the message on the left, the booking on the right. */
export function ReviewScreen(parts: ReviewParts) {
  const team = useTeamRef()
  const { search, change } = usePageSearch(ReviewSearch)
  const queue = search.queue ?? 'Open'
  const { data } = useSuspenseQuery(queueQuery(team, { ...search, queue }))
  const ids = data.data.map(({ id }) => id)
  const current = search.email ?? ids[0]
  const at = ids.indexOf(current ?? '')
  const go = (id: string | undefined) => void change({ email: id, field: undefined })
  const next = ids.find((id, place) => id !== current && place > at) ?? ids.find((id) => id !== current)
  const previous = at > 0 ? ids[at - 1] : undefined
  const decisions = useDecide((id, decision, similar) =>
    go(decision === 'reopen' || decision === 'reject' ? id : similar ? undefined : next),
  )
  const [entered, setEntered] = useState<string | null>(null)
  const endProposal = (read: readonly string[]) => {
    setEntered(null)
    if (current !== undefined && read.includes(current)) go(undefined)
  }
  const other = queue === 'Open' ? 'Later' : 'Open'
  return (
    <Page
      title="Review"
      context={
        data.meta.total === null
          ? 'Emails that could not be read with certainty.'
          : `${numberText(data.meta.total)} ${data.meta.total === 1 ? 'email' : 'emails'} ${queue === 'Open' ? 'to review' : 'put off'}.`
      }
      actions={
        <>
          <DigestSwitch />
          <AssigneeFilter value={search.assignee} onSelect={(assignee) => change({ assignee, ...initialState })} />
          <ButtonLink
            href={reviewAddress(team, { ...search, ...initialState, queue: other === 'Open' ? undefined : other })}
          >
            {other === 'Open' ? 'Open emails' : 'Emails put off'}
          </ButtonLink>
        </>
      }
    >
      {entered === null ? null : (
        <div className="mb-5">
          <Proposal key={entered} id={entered} onDone={endProposal} />
        </div>
      )}
      {current === undefined ? (
        <>
          <LastDecision decisions={decisions} />
          <EmptyState title={queue === 'Open' ? 'Nothing to review.' : 'No emails are put off.'}>
            Emails appear here if they speak of a booking that could not be read completely, or not with certainty.
          </EmptyState>
        </>
      ) : (
        <Reviewed
          key={current}
          id={current}
          search={search}
          decisions={decisions}
          parts={parts}
          // If this email was just entered, its proposal is already shown above.
          proposes={entered !== current}
          onEntered={setEntered}
          onNext={next === undefined ? null : () => go(next)}
          onPrevious={previous === undefined ? null : () => go(previous)}
        />
      )}
    </Page>
  )
}

/** Undoes the last decision while there is no email to decide on: at the end of the queue, or while one is loading. */
const LastDecision = ({ decisions }: Pick<ReviewedProps, 'decisions'>) =>
  decisions.last ? <Decisions email={null} decisions={decisions} /> : null

type ReviewedProps = {
  id: string
  search: ReviewSearch
  decisions: ReturnType<typeof useDecide>
  parts: ReviewParts
  /** Whether to propose a rule here, once a person has corrected what was read. */
  proposes: boolean
  /** Called with the email once its bookings have been entered. */
  onEntered: (id: string) => void
  onNext: (() => void) | null
  onPrevious: (() => void) | null
}

function Reviewed({ id, search, decisions, parts, proposes, onEntered, onNext, onPrevious }: ReviewedProps) {
  const team = useTeamRef()
  // The last focused field, unless another one has been requested since.
  const [last, setLast] = useState<{ readonly field: string; readonly question: string | undefined }>()
  const focused = last && last.question === search.field ? last.field : undefined
  const email = useQuery(emailQuery(team, id)).data?.data
  const created = useQuery({ ...emailSegmentsQuery(team, id), throwOnError: false }).data?.data
  const page = useQuery({ ...renderedQuery(team, id, 'html'), enabled: email?.message_kept === true }).data
  const hasPage = page !== undefined && !isEmptyPage(page)
  const { box, filling, noteFocus } = useFilling(email)
  const onFocus = (event: FocusEvent) => {
    const field = noteFocus(event)
    if (field !== undefined) setLast({ field, question: search.field })
  }
  if (!email || !created)
    return (
      <>
        <LastDecision decisions={decisions} />
        <p className="skeleton h-80" role="status" aria-label="Loading email" />
      </>
    )
  const hrefOf = (view: View, field?: string) => reviewAddress(team, { ...search, email: id, view, field })
  const placeHref = (field: string) => {
    const place = viewOfField(email, field)
    const isDesigned = search.view === 'page' || (search.view === undefined && hasPage)
    return hrefOf(place === 'text' && isDesigned ? 'page' : place, field)
  }
  const finish = (isLast: boolean) => {
    if (!isLast) return
    decisions.note(email.review === null ? null : email)
    onEntered(id)
    onNext?.()
  }
  return (
    <>
      <Decisions email={email} decisions={decisions} onNext={onNext} onPrevious={onPrevious} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <section aria-label="Email" className="min-w-0 xl:sticky xl:top-6">
          <h2 className="font-semibold wrap-anywhere">
            <a href={emailAddress(team, id)} className="hover:underline">
              {email.subject || 'No subject'}
            </a>
          </h2>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 text-sm text-muted wrap-anywhere">{email.from_address}</p>
            <Assignee email={email} />
          </div>
          <Message
            email={email}
            view={search.view}
            field={search.field}
            focused={focused}
            filling={filling}
            hrefOf={hrefOf}
            placeHref={placeHref}
          />
        </section>
        <section ref={box} aria-label="Booking" className="min-w-0">
          <div onFocus={onFocus} className="flex flex-col gap-5">
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge status={email.status} />
              {email.status_reason}
            </p>
            {created.length > 0 ? parts.segments(created, placeHref) : null}
            {created.length > 0 && proposes ? <Proposal id={id} /> : null}
            <Diagnostics diagnostics={email.diagnostics} statusReason={email.status_reason} />
            {parts.entry(email, created, { onDone: finish })}
          </div>
        </section>
      </div>
    </>
  )
}
