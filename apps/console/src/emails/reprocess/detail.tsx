import { applyReprocess, cancelReprocess, type Reprocess } from '@sextant/contract/emails/reprocess'
import { numberText } from '@sextant/domain/kit/number-text'
import { spanText } from '@sextant/domain/kit/time-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useParam } from '../../kit/params'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/dialogs'
import { FigureCards } from '../../ui/figure-cards'
import { Page } from '../../ui/page'
import { Progress } from '../../ui/progress'
import { Items } from './items'
import { isInProgress, reprocessQuery } from './queries'
import { ReprocessBadge } from './status'

const mails = (count: number) => `${numberText(count)} ${count === 1 ? 'email' : 'emails'}`

function summaryOf(run: Reprocess): string {
  if (run.error) return run.error
  if (run.status === 'Previewing') return `${numberText(run.previewed)} of ${mails(run.emails)} processed.`
  if (run.status === 'Applied' || run.status === 'Applying')
    return `${mails(run.applied)} applied, ${numberText(run.left_out)} left out.`
  return run.status === 'Ready' ? `${mails(run.previewed)} processed. Nothing has been changed yet.` : ''
}

/** One reprocessing run: its progress, the changes it would make, and buttons to apply or cancel it. */
export function ReprocessDetail() {
  const run = useSuspenseQuery(reprocessQuery(useTeamRef(), useParam('reprocessId'))).data.data
  const can = useCan()
  const { status, previewed, emails } = run
  return (
    <Page
      title={`Emails of ${spanText(run.start_date, run.end_date)}, reprocessed`}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <ReprocessBadge status={status} />
          {summaryOf(run)}
        </span>
      }
      actions={can('edit-emails') ? <Actions run={run} /> : null}
    >
      {isInProgress(run) ? (
        <div className="mb-5">
          <Progress label="Progress" part={status === 'Previewing' ? previewed / Math.max(1, emails) : null} />
        </div>
      ) : null}
      <div className="mb-6">
        <FigureCards
          label="Summary"
          figures={[
            { label: 'Emails', value: emails },
            { label: 'Segments added', value: run.added },
            { label: 'Segments changed', value: run.changed },
            { label: 'Segments removed', value: run.removed },
            { label: 'Emails applied', value: run.applied },
            { label: 'Left out', value: run.left_out + run.unreadable },
          ]}
        />
      </div>
      <Items run={run} />
    </Page>
  )
}

function Actions({ run: { id, status, added, changed, removed } }: { run: Reprocess }) {
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const apply = useAction(() => api.call(applyReprocess, { team, id }), refresh)
  const cancel = useAction(() => api.call(cancelReprocess, { team, id }), refresh)
  const confirmAndApply = async () => {
    const text = `${numberText(added)} segments will be added, ${numberText(changed)} changed and ${numberText(removed)} removed.`
    if (await confirm(text)) apply.send(undefined)
  }
  return (
    <>
      {status === 'Ready' || status === 'Previewing' || status === 'Applying' ? (
        <Button busy={cancel.busy} onClick={() => cancel.send(undefined)}>
          Cancel
        </Button>
      ) : null}
      {status === 'Ready' ? (
        <Button variant="primary" busy={apply.busy} onClick={() => void confirmAndApply()}>
          Apply
        </Button>
      ) : null}
    </>
  )
}
