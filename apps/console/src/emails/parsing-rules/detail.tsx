import { deleteRule, switchRuleOff } from '@sextant/contract/emails/parsing-rule-endpoints'
import { type ParsingRule } from '@sextant/contract/emails/parsing-rules'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { parsingRulesAddress, workbenchAddress } from '../../kit/addresses'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useParam } from '../../kit/params'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/dialogs'
import { toast } from '../../ui/notices'
import { Page } from '../../ui/page'
import { kindLabels, usageText } from './labels'
import { ruleQuery } from './queries'
import { ExportRules } from './rule-file'
import { RuleBadge } from './status'
import { Version } from './version'

/** One parsing rule: its fields, versions, results on past emails, and whether it is active. */
export function RuleDetail() {
  const rule = useSuspenseQuery(ruleQuery(useTeamRef(), useParam('ruleId'))).data.data
  const can = useCan()
  const [latest] = rule.versions
  return (
    <Page
      title={rule.name}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <RuleBadge status={rule.status} />
          {latest
            ? `${kindLabels[latest.definition.kind]} in emails from ${latest.definition.sender}${latest.definition.subject ? ` about “${latest.definition.subject}”` : ''}`
            : null}
          <span>{usageText(rule.usage)}</span>
        </span>
      }
      actions={can('edit-emails') ? <Actions rule={rule} /> : null}
    >
      <div className="flex flex-col gap-6">
        {rule.versions.map((version) => (
          <Version key={version.version} rule={rule} version={version} />
        ))}
      </div>
    </Page>
  )
}

function Actions({ rule: { id, name, status, versions } }: { rule: ParsingRule }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('emails')
  const turnOff = useAction(
    () => api.call(switchRuleOff, { team, id }),
    async () => {
      toast(`${name} was turned off. It no longer reads emails.`)
      await refresh()
    },
  )
  const remove = useAction(
    () => api.call(deleteRule, { team, id }),
    async () => {
      toast(`The rule ${name} was deleted.`)
      await navigate({ href: parsingRulesAddress(team) })
      queryClient.removeQueries({ queryKey: ruleQuery(team, id).queryKey })
      await refresh()
    },
  )
  const confirmAndRemove = async () => {
    if (await confirm(`The rule ${name} and its versions will be deleted. Data it has already read is kept.`))
      remove.send(undefined)
  }
  const example = versions[0]?.example_email_id
  return (
    <>
      <ExportRules id={id} />
      {example ? <ButtonLink href={workbenchAddress(team, example, id)}>Edit in workbench</ButtonLink> : null}
      {status === 'live' ? (
        <Button busy={turnOff.busy} onClick={() => turnOff.send(undefined)}>
          Turn off
        </Button>
      ) : null}
      <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndRemove()}>
        Delete rule
      </Button>
    </>
  )
}
