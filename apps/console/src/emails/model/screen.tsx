import {
  type EmailModel,
  type EmailModelChange,
  updateDeveloperModel,
  updateOrganizationModel,
} from '@sextant/contract/emails/model'
import { moneyText } from '@sextant/domain/kit/money-text'
import { numberText } from '@sextant/domain/kit/number-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { isChecked, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { DescriptionList } from '../../ui/description-list'
import { EmptyState } from '../../ui/empty-state'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { toast } from '../../ui/notices'
import { Page } from '../../ui/page'
import { Panel } from '../../ui/panel'
import { modelQuery } from './queries'

/** The language model for the team's emails in review: what it is sent, its limits, and today's usage. */
export function ModelSettings() {
  const model = useSuspenseQuery(modelQuery(useTeamRef())).data.data
  return (
    <Page
      title="Language model"
      context="Emails that could not be read with certainty can be read by a language model before people review them."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {model.available || model.enabled ? (
          <>
            <Disclosed {...model} />
            <Usage {...model} />
            <Settings {...model} />
          </>
        ) : (
          <EmptyState title="No model is configured.">
            The operator of this installation can configure one. Until then, no email is sent anywhere.
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

const Disclosed = ({ host, name }: EmailModel) => (
  <Panel title="What leaves this server">
    <DescriptionList
      wide
      items={[
        ['Sent to', host ?? 'Nowhere: the operator has removed the model.'],
        ['Model', name],
      ]}
    />
    <ul className="mt-4 flex list-disc flex-col gap-2 pl-5">
      <li>
        Only emails in review that arrive or are read again while the model is on. Emails that are read with certainty,
        held, rejected, redacted or about a cancellation are never sent.
      </li>
      <li>
        Of each email: its date, its subject, and the text of the message, its PDF files and pictures that were read, up
        to 24,000 characters, without links. No files or addresses.
      </li>
      <li>
        As examples, up to two earlier emails of the same sender whose booking a person of this team accepted, entered
        or corrected: their date, subject, first 3,000 characters of text, and that booking.
      </li>
      <li>
        Answers are used only as far as the email states the same. Bookings read by the model stay in review until a
        person accepts them, and nothing is changed if the model contradicts what was read.
      </li>
    </ul>
  </Panel>
)

const textOf = (value: number): string => numberText(value, Number.POSITIVE_INFINITY)

function Usage({ usage, requests_per_day, tokens_per_day, cost_per_day }: EmailModel) {
  const { currency } = useTeam()
  const money = (amount: number): string => moneyText(amount * 100, currency)
  return (
    <Panel title="Usage today">
      <DescriptionList
        items={[
          ['Requests', `${textOf(usage.requests)} of ${textOf(requests_per_day)}`],
          ['Tokens', `${textOf(usage.tokens)} of ${textOf(tokens_per_day)}`],
          [
            'Cost',
            usage.cost !== null && money(usage.cost) + (cost_per_day === null ? '' : ` of ${money(cost_per_day)}`),
          ],
        ]}
      />
    </Panel>
  )
}

/** A number in the form; null if empty, which some fields accept. The server rejects other text. */
const numberIn = (values: FormData, name: string): number | null => {
  const text = textIn(values, name).trim()
  return text === '' ? null : Number(text)
}

/** All settings in the form. The server rejects an empty limit with a reason. */
const changeIn = (values: FormData): EmailModelChange => ({
  enabled: isChecked(values, 'enabled'),
  requests_per_day: numberIn(values, 'requests_per_day') ?? Number.NaN,
  tokens_per_day: numberIn(values, 'tokens_per_day') ?? Number.NaN,
  price_per_million_tokens: numberIn(values, 'price_per_million_tokens'),
  cost_per_day: numberIn(values, 'cost_per_day'),
})

function Settings(model: EmailModel) {
  const team = useTeamRef()
  const { currency } = useTeam()
  const refresh = useRefresh('emails')
  const save = useCommand(
    (body: EmailModelChange) =>
      api.call(team.type === 'org' ? updateOrganizationModel : updateDeveloperModel, { team, body }),
    {
      onDone: async ({ data }) => {
        await refresh()
        toast(data.enabled ? 'The model is on.' : 'The model is off.')
      },
    },
  )
  return (
    <Panel title="Settings">
      <Form guarded errors={save.errors} problem={save.problem} onSubmit={(values) => save.send(changeIn(values))}>
        <Checkbox name="enabled" defaultChecked={model.enabled}>
          Have emails in review read by the model
        </Checkbox>
        <Field
          name="requests_per_day"
          label="Requests per day"
          hint="An email takes one request, and one more for each booking in it."
          inputMode="numeric"
          defaultValue={model.requests_per_day}
          required
        />
        <Field
          name="tokens_per_day"
          label="Tokens per day"
          inputMode="numeric"
          defaultValue={model.tokens_per_day}
          required
        />
        <Field
          name="price_per_million_tokens"
          label={`Price of a million tokens (${currency})`}
          hint="Optional. Costs are counted with this price."
          inputMode="decimal"
          defaultValue={model.price_per_million_tokens ?? ''}
        />
        <Field
          name="cost_per_day"
          label={`Cost per day (${currency})`}
          hint="Optional. No more is asked on a day that would cost more."
          inputMode="decimal"
          defaultValue={model.cost_per_day ?? ''}
        />
        <div>
          <Button type="submit" variant="primary" busy={save.busy}>
            Save settings
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
