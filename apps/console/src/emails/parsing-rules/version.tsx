import { publishRule, testRule } from '@sextant/contract/emails/parsing-rule-endpoints'
import { type ParsingRule, type ParsingRuleVersion } from '@sextant/contract/emails/parsing-rules'
import { instantText } from '@sextant/domain/kit/time-text'
import { api } from '../../kit/api'
import { useAction, useCommand } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { DescriptionList } from '../../ui/description-list'
import { toast } from '../../ui/notices'
import { Panel } from '../../ui/panel'
import { fieldLabel, locatorText, sourceLabels } from './labels'
import { Trials } from './trials'

type VersionProps = { rule: ParsingRule; version: ParsingRuleVersion }

/** One version of a rule: its fields and locators. It is tested on past emails before it goes live. */
export function Version({ rule, version: { version, definition, tested, created, created_by: by } }: VersionProps) {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const refresh = useRefresh('emails')
  const input = { team, id: rule.id, body: { version } }
  const test = useCommand(() => api.call(testRule, input), { onDone: refresh })
  const publish = useAction(
    () => api.call(publishRule, input),
    async () => {
      toast(`Version ${version} of ${rule.name} is live.`)
      await refresh()
    },
  )
  const isLive = rule.live_version === version
  return (
    <Panel
      title={`Version ${version}`}
      actions={
        <span className="flex flex-wrap items-center gap-2">
          {isLive ? <Badge tone="good">Live</Badge> : null}
          {can('edit-emails') ? (
            <>
              <Button busy={test.busy} onClick={() => test.send(undefined)}>
                Test on past emails
              </Button>
              {isLive || tested === null ? null : (
                <Button variant="primary" busy={publish.busy} onClick={() => publish.send(undefined)}>
                  Make live
                </Button>
              )}
            </>
          ) : null}
        </span>
      }
    >
      <DescriptionList
        wide
        items={definition.fields.map(({ field, locator }) => [
          fieldLabel(definition.kind, field),
          locatorText(locator),
        ])}
      />
      <p className="mt-4 text-sm text-muted">
        {sourceLabels[definition.reads]} Saved {instantText(created, zone)}
        {by ? ` by ${by}` : ''}.{' '}
        {tested === null
          ? 'Not tested yet. A version can go live after it has been tested on past emails.'
          : `Last tested ${instantText(tested, zone)}.`}
      </p>
      {test.problem ? <p className="mt-3 text-bad">{test.problem}</p> : null}
      {test.response ? <Trials kind={definition.kind} trials={test.response.data} /> : null}
    </Panel>
  )
}
