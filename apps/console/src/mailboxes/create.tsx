import { checkAccount, createMailbox } from '@sextant/contract/mailboxes/endpoints'
import { type ImapCheck, type MailboxType, mailboxTypes } from '@sextant/contract/mailboxes/schemas'
import { localPartOf } from '@sextant/domain/mailboxes/local-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mailboxAddress, mailboxesAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { RadioGroup } from '../ui/radio-group'
import { CheckConnection } from './check-connection'
import { type AccountDraft, accountIn, asImap, type Draft, draftIn, withSenders } from './form-values'
import { ImapFields } from './imap-fields'
import { typeDetails, typeLabels } from './labels'
import { mailboxOptionsQuery } from './queries'
import { NameField, SettingsFields } from './settings-fields'

const choices = mailboxTypes.map((type) => ({
  value: type,
  label: typeLabels[type],
  detail: typeDetails[type],
}))

/** Adds a mailbox: first the type, then the settings for that type. */
export function CreateMailbox() {
  const team = useTeamRef()
  const { domain, providers } = useSuspenseQuery(mailboxOptionsQuery(team)).data.data
  const navigate = useNavigate()
  const refresh = useRefresh('mailboxes')
  const [type, setType] = useState<MailboxType>('forwarding')
  const [name, setName] = useState('')
  const [result, setResult] = useState<ImapCheck | null>(null)
  const create = useCommand((body: Draft) => api.call(createMailbox, { team, body }), {
    onDone: async ({ data }) => {
      toast(`The mailbox ${data.attributes.name} was added.`)
      await refresh()
      await navigate({ href: mailboxAddress(team, data.id) })
    },
  })
  const check = useCommand((body: AccountDraft) => api.call(checkAccount, { team, body }), {
    onDone: ({ data }) => setResult(data),
    onRefused: () => setResult(null),
  })
  const tryIt = (form: HTMLFormElement | null) => {
    create.reset()
    if (form) check.send(accountIn(new FormData(form)))
  }
  return (
    <Page title="Add a mailbox" context="Emails received by a mailbox are read and turned into segments.">
      <Panel size="2xl">
        <Form
          guarded
          errors={withSenders({ ...asImap(check.errors), ...create.errors })}
          problem={create.problem ?? check.problem}
          onSubmit={(values) => {
            check.reset()
            create.send(draftIn(values, type))
          }}
        >
          <RadioGroup
            name="type"
            legend="How emails arrive"
            choices={choices}
            defaultValue={type}
            onChoose={(value) => setType(mailboxTypes.find((one) => one === value) ?? type)}
          />
          <NameField onName={setName} />
          {type === 'forwarding' ? (
            <Field
              name="address"
              label="Address"
              placeholder={name === '' ? 'bookings' : localPartOf(name)}
              hint={`Part before @${domain}. Leave empty to derive it from the name.`}
              autoComplete="off"
              spellCheck={false}
            />
          ) : null}
          {type === 'imap' ? (
            <>
              <ImapFields providers={providers} folders={result?.folders ?? []} />
              <CheckConnection busy={check.busy} result={result} onCheck={tryIt} />
            </>
          ) : null}
          <SettingsFields />
          <FormActions submitLabel="Add mailbox" busy={create.busy} cancelHref={mailboxesAddress(team)} />
        </Form>
      </Panel>
    </Page>
  )
}
