import type { Webhook, WebhookDraft, WebhookFilters } from '@sextant/contract/webhooks/schemas'
import { type ReactNode, useState } from 'react'
import { textIn } from '../kit/form-values'
import { Disclosure } from '../ui/disclosure'
import { Field } from '../ui/field'
import { type FieldErrors, Form } from '../ui/form'
import { EventFields, eventsIn } from './event-fields'
import { type FilterLine, FilterLines, linesOf } from './filter-lines'
import { type HeaderLine, HeaderLines } from './header-lines'

type WebhookFormProps = {
  webhook?: Webhook
  errors: FieldErrors
  problem: string | null
  onSave: (webhook: WebhookDraft) => void
  /** The form's buttons. */
  children: ReactNode
}

/**
 * Combines the lines into filters, merging lines with the same field. Incomplete lines are left for the server to
 * reject.
 */
const filtersOf = (lines: readonly FilterLine[]): WebhookFilters => {
  const filters: Partial<Record<FilterLine['field'], string[]>> = {}
  for (const { field, values } of lines)
    filters[field] = [...(filters[field] ?? []), ...values.split(',').map((value) => value.trim())]
  return filters
}

/** Assigns errors of individual values to the line of their field. */
const onLines = (errors: FieldErrors, lines: readonly FilterLine[]): FieldErrors => ({
  ...errors,
  ...Object.fromEntries(
    Object.entries(errors).flatMap(([path, texts]) => {
      const field = /^filters\.(\w+)/.exec(path)?.[1]
      const at = lines.findIndex((line) => line.field === field)
      return at === -1 ? [] : [[`filters.${at}.values`, texts] as const]
    }),
  ),
})

/** The editable fields of a webhook. */
export function WebhookForm({ webhook, errors, problem, onSave, children }: WebhookFormProps) {
  const [filters, setFilters] = useState<readonly FilterLine[]>(linesOf(webhook?.filters ?? {}))
  const [headers, setHeaders] = useState<readonly HeaderLine[]>(
    (webhook?.custom_headers ?? []).map(({ name }) => ({ name, value: '', isRetained: true })),
  )
  const isMore = webhook !== undefined && (filters.length > 0 || headers.length > 0 || webhook.rate_limit !== null)
  return (
    <Form
      errors={onLines(errors, filters)}
      problem={problem}
      onSubmit={(values) =>
        onSave({
          name: textIn(values, 'name'),
          url: textIn(values, 'url'),
          description: textIn(values, 'description'),
          events: eventsIn(values),
          filters: filtersOf(filters),
          rate_limit: Number(textIn(values, 'rate_limit')) || null,
          custom_headers: headers.map(({ name, value, isRetained }) => ({
            name,
            ...(value === '' && isRetained ? {} : { value }),
          })),
        })
      }
    >
      <Field name="name" label="Name" defaultValue={webhook?.name} autoComplete="off" required />
      <Field
        name="url"
        label="URL"
        type="url"
        inputMode="url"
        hint="Events are posted to this HTTPS URL, which must be reachable from the internet."
        placeholder="https://example.com/webhooks/sextant"
        defaultValue={webhook?.url}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Field
        name="description"
        label="Description"
        hint="Optional. Who runs it and what it is for."
        defaultValue={webhook?.description}
        autoComplete="off"
      />
      <EventFields chosen={webhook?.events ?? []} />
      <Disclosure open={isMore} summary="Filters, headers and rate limit">
        <div className="flex flex-col gap-5 pt-1">
          <FilterLines lines={filters} onChange={setFilters} />
          <HeaderLines lines={headers} onChange={setHeaders} />
          <Field
            name="rate_limit"
            label="Maximum deliveries per second"
            hint="Leave empty for no limit."
            type="number"
            min={1}
            max={1000}
            defaultValue={webhook?.rate_limit ?? undefined}
          />
        </div>
      </Disclosure>
      {children}
    </Form>
  )
}
