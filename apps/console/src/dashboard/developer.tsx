import { datePresets } from '@sextant/domain/kit/date-presets'
import { addDays } from '@sextant/domain/kit/local-time'
import { spanText } from '@sextant/domain/kit/time-text'
import type { ReactNode } from 'react'
import { todayOf } from '../kit/clock'
import { DateFilter } from '../kit/date-filter'
import { useRawSearch } from '../kit/raw-search'
import { teamRoute } from '../kit/route-names'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { IgnoredNotice } from '../ui/ignored-notice'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { ChartPanel } from './chart-panel'
import { mailsByDay } from './mail-chart'
import { MailFigures } from './mail-figures'
import { MailSearch, mailView } from './mail-search'

type DeveloperDashboardProps = { steps: ReactNode; mailbox: ReactNode; emails: ReactNode }

/** A developer team's dashboard: remaining setup steps, email statistics and the latest emails. */
export function DeveloperDashboard({ steps, mailbox, emails }: DeveloperDashboardProps) {
  const team = useTeam()
  const can = useCan()
  return (
    <Page title={team.name || 'Dashboard'} name="Dashboard" context="Send booking emails, receive segments.">
      <div className="flex flex-col gap-7">
        {steps}
        <Mails />
        {can('browse-mailboxes') ? (
          <Panel title="Send a booking email">
            <div className="flex flex-col items-start gap-3">
              <p className="max-w-prose text-muted">
                Emails to this address are read immediately. The segments are available in the API and on the email’s
                page.
              </p>
              {mailbox}
            </div>
          </Panel>
        ) : null}
        {can('browse-emails') ? (
          <section>
            <div className="mb-2 flex items-center justify-between">
              <h2 className="font-semibold">Latest emails</h2>
              <ButtonLink variant="quiet" href={teamRoute('dev.emails.index', team.id)}>
                All emails
              </ButtonLink>
            </div>
            {emails}
          </section>
        ) : null}
      </div>
    </Page>
  )
}

const presets = [
  ...datePresets,
  {
    id: 'thirty',
    label: 'Last 30 days',
    span: (today: string) => ({ start: addDays(today, -29), end: today }),
  },
] as const

const labels = { startDate: 'the first day', endDate: 'the last day' } as const

/** Email statistics and charts for a range of days. The end date is optional. */
function Mails() {
  const { search, ignored, change } = usePageSearch(MailSearch)
  const raw = useRawSearch()
  const can = useCan()
  const today = todayOf(useTeam())
  const view = mailView(search, today)
  const isInvalid = view.invalid.length > 0
  const ignoredNames = (['startDate', 'endDate'] as const).filter(
    (name) => raw[name] !== undefined && (isInvalid || ignored.some((part) => part.name === name)),
  )
  const isOpen = search.startDate !== undefined && search.endDate === undefined && !isInvalid
  return (
    <section aria-labelledby="mails" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="mails" className="font-semibold">
          {spanText(view.span.start, view.span.end)}
        </h2>
        <DateFilter
          today={today}
          presets={presets}
          optional={false}
          range={{ start: view.span.start, end: isOpen ? undefined : view.span.end }}
          onChange={({ start, end }) => void change({ startDate: start, endDate: end })}
        />
      </header>
      <IgnoredNotice
        parts={ignoredNames.map((name) => ({ label: labels[name], value: raw[name] ?? '' }))}
        onDismiss={() => void change({ startDate: undefined, endDate: undefined })}
      />
      <MailFigures
        span={view.span}
        chart={can('browse-emails') ? <ChartPanel chart={mailsByDay} view={view} /> : null}
      />
    </section>
  )
}
