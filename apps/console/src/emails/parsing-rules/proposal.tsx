import type { ParsingRuleProposal } from '@sextant/contract/emails/learned-rules'
import { adoptRule } from '@sextant/contract/emails/learned-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { DescriptionList } from '../../ui/description-list'
import { toast } from '../../ui/notices'
import { Panel } from '../../ui/panel'
import { fieldLabel, kindLabels, locatorText, sourceLabels } from './labels'
import { proposalQuery } from './queries'
import { Trials } from './trials'
import { useReadAgain } from './use-read-again'

type ProposalProps = {
  /** The email whose booking a person entered or corrected. */
  id: string
  /** Called with the reread emails once the rule has finished reading, or when it is postponed. */
  onDone?: (read: readonly string[]) => unknown
}

/** Explains why there will be no rule for emails like this one. */
const NoRule = ({ reason, onClose }: { reason: string | null; onClose: () => void }) => (
  <Panel title="No rule for emails like this" label="No rule">
    <p className="mb-3">{reason}</p>
    <Button onClick={onClose}>Close</Button>
  </Panel>
)

/**
 * A rule derived from what a person entered for an email, which can be enabled here. If there is none after they have
 * entered a booking, shows the reason.
 */
export function Proposal({ id, onDone }: ProposalProps) {
  const team = useTeamRef()
  const isAllowed = useCan()('edit-emails')
  const { data } = useQuery({ ...proposalQuery(team, id), enabled: isAllowed, throwOnError: false })
  const refresh = useRefresh()
  const [read, setRead] = useState<readonly string[] | null>(null)
  const finish = async (ids: readonly string[]) => {
    await onDone?.(ids)
    await refresh()
  }
  useReadAgain(read, finish)
  const adopt = useAction(
    ({ name, definition, rule_id }: ParsingRuleProposal) =>
      api.call(adoptRule, { team, id, body: { name, definition, rule_id } }),
    async ({ data: { rule, email_ids } }) => {
      const emails = email_ids.length === 1 ? '1 email is' : `${email_ids.length} emails are`
      toast(`${rule.name} is live.${email_ids.length > 0 ? ` ${emails} read again.` : ''}`)
      if (email_ids.length > 0) setRead(email_ids)
      else await finish([])
    },
  )
  const proposal = data?.data.proposal
  if (!isAllowed || !data) return null
  if (!proposal) return onDone ? <NoRule reason={data.data.reason} onClose={() => void onDone([])} /> : null
  const { definition, missing, trials, rule_id } = proposal
  const busy = adopt.busy || read !== null
  return (
    <Panel title="Read emails like this from now on" label="Proposed rule">
      <p className="mb-3">
        {rule_id ? `A new version of “${proposal.name}”` : 'A rule'} for {kindLabels[definition.kind].toLowerCase()}{' '}
        bookings in emails from {definition.sender}. It reads what you entered where it stands in this email.{' '}
        {sourceLabels[definition.reads]}
      </p>
      <DescriptionList
        wide
        items={definition.fields.map(({ field, locator }) => [
          fieldLabel(definition.kind, field),
          locatorText(locator),
        ])}
      />
      {missing.length > 0 ? (
        <p className="mt-3 text-sm text-muted">
          Not read, because the email does not say it in a place that can be found again:{' '}
          {missing.map((field) => fieldLabel(definition.kind, field)).join(', ')}.
        </p>
      ) : null}
      <Trials kind={definition.kind} trials={trials} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => adopt.send(proposal)}>
          Switch on
        </Button>
        {onDone ? (
          <Button disabled={busy} onClick={() => void onDone([])}>
            Not now
          </Button>
        ) : null}
      </div>
    </Panel>
  )
}
