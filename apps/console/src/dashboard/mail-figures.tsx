import type { DeveloperFigures } from '@sextant/contract/dashboard/developer'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { numberText } from '@sextant/domain/kit/number-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { searchText } from '../kit/addresses'
import { teamRoute } from '../kit/route-names'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { ChartRows } from '../ui/chart-rows'
import { type Figure, FigureCards } from '../ui/figure-cards'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { figuresQuery } from './queries'

const shareText = (share: number | null): string =>
  share === null ? '–' : `${(Math.floor(share * 1000) / 10).toLocaleString('en')}%`

/** A duration in milliseconds, formatted for people. */
export const timeText = (ms: number | undefined): string => {
  if (ms === undefined) return '–'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`
}

function cardsOf(figures: DeveloperFigures, emails: string | null): readonly Figure[] {
  const { mails, segments, success_rate, latency_ms, reading_ms } = figures
  const time = (label: string, ms: number | undefined): Figure => ({
    label,
    value: ms ?? 0,
    text: timeText(ms),
  })
  return [
    { label: 'Emails', value: mails, ...(emails === null ? {} : { href: emails }) },
    { label: 'Success rate', value: success_rate ?? 0, text: shareText(success_rate) },
    { label: 'Segments', value: segments },
    time('Email to segment, median', latency_ms?.median),
    time('Email to segment, 95th percentile', latency_ms?.p95),
    time('Parsing, 95th percentile', reading_ms?.p95),
  ]
}

/** Email outcomes for a range of days: success rate, latency, the chart, and the top sources. */
export function MailFigures({ span, chart }: { span: DaySpan; chart: ReactNode }) {
  const team = useTeamRef()
  const can = useCan()
  const figuresResult = useQuery({
    ...figuresQuery(team, span, 'figures'),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  if (figuresResult.isError)
    return (
      <div
        role="alert"
        className="flex flex-col items-center gap-3 rounded-box border border-line bg-surface p-6 text-muted"
      >
        <p>The figures could not be loaded.</p>
        <Button onClick={() => void figuresResult.refetch()}>Try again</Button>
      </div>
    )
  const figures = figuresResult.data?.data
  const emails = can('browse-emails')
    ? teamRoute('dev.emails.index', team.id) + searchText({ start_date: span.start, end_date: span.end })
    : null
  return (
    <>
      {figures ? (
        <FigureCards label="Figures" figures={cardsOf(figures, emails)} />
      ) : (
        <Skeleton className="h-18 w-full" />
      )}
      {chart}
      <div className="grid gap-4 lg:grid-cols-2">
        <Ranking title="Top sources" of={figures?.sources.map(({ source_name: name, ...row }) => ({ ...row, name }))} />
        <Ranking
          title="Mailboxes"
          of={figures?.mailboxes.map(({ name, address, ...row }) => ({ ...row, name: address ?? name }))}
        />
      </div>
    </>
  )
}

type AddressFigures = {
  readonly name: string
  readonly mails: number
  readonly processed: number
}

/** The most frequent senders or recipients, as bars. */
const Ranking = ({ title, of }: { title: string; of: readonly AddressFigures[] | undefined }) => (
  <Panel title={title} label={title}>
    {of === undefined ? <Skeleton className="h-40 w-full" /> : null}
    {of?.length === 0 ? <p className="py-8 text-center text-muted">No emails in this period.</p> : null}
    {of && of.length > 0 ? (
      <ChartRows
        label={`${title}, chart`}
        rows={of.map(({ name, mails, processed }) => ({
          name,
          tone: 'accent' as const,
          value: mails,
          text: numberText(mails),
          note: `${numberText(processed)} read`,
          href: null,
        }))}
      />
    ) : null}
  </Panel>
)
