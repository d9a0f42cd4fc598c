import type { InputOf } from '@sextant/contract/kit/endpoint'
import { checkMailbox, updateMailbox } from '@sextant/contract/mailboxes/endpoints'
import type { ImapCheck, ImapEdit, Mailbox } from '@sextant/contract/mailboxes/schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { isChecked } from '../kit/form-values'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { CheckConnection } from './check-connection'
import { accountIn, settingsIn, withSenders } from './form-values'
import { ImapFields } from './imap-fields'
import { mailboxOptionsQuery } from './queries'
import { NameField, SettingsFields } from './settings-fields'

type Edit = NonNullable<InputOf<typeof updateMailbox>['body']>

/** The account as entered; an empty secret leaves the stored one unchanged. */
function imapIn(values: FormData): ImapEdit {
  const { secret, backfill_days: _days, ...account } = accountIn(values)
  return secret === '' ? account : { ...account, secret }
}

/** The editable settings of a mailbox. */
export function EditMailbox({ mailbox }: { mailbox: Mailbox }) {
  const team = useTeamRef()
  const { attributes } = mailbox
  const { providers } = useSuspenseQuery(mailboxOptionsQuery(team)).data.data
  const refresh = useRefresh('mailboxes')
  const [result, setResult] = useState<ImapCheck | null>(null)
  const save = useCommand((body: Edit) => api.call(updateMailbox, { team, id: mailbox.id, body }), {
    onDone: async ({ data }) => {
      toast(`The mailbox ${data.attributes.name} was saved.`)
      setResult(null)
      await refresh()
    },
  })
  const check = useAction(
    () => api.call(checkMailbox, { team, id: mailbox.id }),
    ({ data }) => setResult(data),
  )
  return (
    <Form
      guarded
      errors={withSenders(save.errors)}
      problem={save.problem}
      onSubmit={(values) =>
        save.send({
          ...settingsIn(values),
          ...(statusIn(values, mailbox) && { status: statusIn(values, mailbox) }),
          ...(attributes.imap ? { imap: imapIn(values) } : {}),
        })
      }
    >
      <NameField attributes={attributes} />
      {attributes.imap ? (
        <>
          <ImapFields account={attributes.imap} providers={providers} folders={result?.folders ?? []} />
          <CheckConnection busy={check.busy} result={result} onCheck={() => check.send(undefined)} />
        </>
      ) : null}
      <SettingsFields attributes={attributes} />
      <Checkbox name="active" defaultChecked={attributes.status !== 'Inactive'}>
        Active
      </Checkbox>
      <Button type="submit" variant="primary" busy={save.busy} className="self-start px-3">
        Save mailbox
      </Button>
    </Form>
  )
}

/** The new status if it was changed. Sending it unchanged would reset the failure history of a failing account. */
function statusIn(values: FormData, { attributes }: Mailbox): 'Active' | 'Inactive' | undefined {
  const isActive = isChecked(values, 'active')
  if (isActive === (attributes.status !== 'Inactive')) return undefined
  return isActive ? 'Active' : 'Inactive'
}
