import { createRule, updateRule } from '@sextant/contract/emails/parsing-rule-endpoints'
import { type ParsingRule, type ParsingRuleDraft } from '@sextant/contract/emails/parsing-rules'
import { useNavigate } from '@tanstack/react-router'
import { parsingRuleAddress } from '../../kit/addresses'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { toast } from '../../ui/notices'
import { Panel } from '../../ui/panel'
import type { Example } from './attempt'

type SaveRuleProps = { example: Example; sender: string | null; rule: ParsingRule | null }

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Names the rule and its sender. A saved rule must be tested on past emails before it goes live. */
export function SaveRule({ example, sender, rule }: SaveRuleProps) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('emails')
  const definition = rule?.versions[0]?.definition
  const save = useCommand(
    (body: ParsingRuleDraft) =>
      rule ? api.call(updateRule, { team, id: rule.id, body }) : api.call(createRule, { team, body }),
    {
      onDone: async ({ data }) => {
        toast(`Version ${data.latest_version} of ${data.name} was saved. Test it on past emails now.`)
        await refresh()
        await navigate({ href: parsingRuleAddress(team, data.id) })
      },
    },
  )
  const marksProblem = Object.entries(save.errors).find(([field]) => /^(?:marks|part|email_id)/.test(field))
  return (
    <Panel title={rule ? 'Save a new version' : 'Save as a rule'}>
      <Form
        errors={save.errors}
        problem={save.problem ?? marksProblem?.[1].join(' ') ?? null}
        onSubmit={(values) =>
          save.send({
            ...example,
            name: textIn(values, 'name'),
            sender: textIn(values, 'sender'),
            subject: textIn(values, 'subject'),
          })
        }
      >
        <Field name="name" label="Name" defaultValue={rule?.name ?? ''} maxLength={100} />
        <Field
          name="sender"
          label="Emails from"
          hint="An address, or a domain including its subdomains."
          defaultValue={definition?.sender ?? domainOf(sender ?? '')}
        />
        <Field
          name="subject"
          label="Subject contains"
          hint="Leave it empty for any subject."
          defaultValue={definition?.subject ?? ''}
          maxLength={100}
        />
        <Button type="submit" variant="primary" busy={save.busy} disabled={example.marks.length === 0}>
          {rule ? 'Save version' : 'Save rule'}
        </Button>
      </Form>
    </Panel>
  )
}
