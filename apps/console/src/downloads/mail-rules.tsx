import { mailRuleFormats, type Ruleset, type RulesetType } from '@sextant/contract/downloads/rulesets'
import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { mailRules } from '@sextant/domain/downloads/mail-rules/mail-rule'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { mailboxAddress } from '../kit/addresses'
import { mailboxChoicesQuery } from '../kit/choices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button, ButtonLink } from '../ui/button'
import { Chips } from '../ui/chips'
import { copyText } from '../ui/copy'
import { EmptyState } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { saveFile } from '../ui/save-file'
import { Select } from '../ui/select'
import { Skeleton } from '../ui/skeleton'
import { rulesetsQuery } from './queries'
import { ResourcesSearch } from './search'

/** Rules to paste into a mail system, generated from the supplier domains. */
export function MailRules() {
  const team = useTeamRef()
  const rulesets = useQuery(rulesetsQuery(team)).data?.data
  const mailboxes = useQuery(mailboxChoicesQuery(team)).data?.data.flatMap(forwardingMailbox)
  const can = useCan()
  if (!rulesets || !mailboxes) return <RuleSkeleton />
  const [first] = mailboxes
  if (!first)
    return (
      <EmptyState
        title="There are no mailboxes yet."
        action={
          can('add-mailboxes') ? (
            <ButtonLink href={mailboxAddress(team, 'create')} variant="primary">
              Add a mailbox
            </ButtonLink>
          ) : null
        }
      >
        Mail rules send copies to one of the team’s mailboxes. Add one first.
      </EmptyState>
    )
  return <RuleBuilder rulesets={rulesets} mailboxes={mailboxes} first={first} />
}

const RuleSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-8 w-2/3" />
    <Skeleton className="h-80 w-full" />
  </div>
)

/** A mailbox that email can be forwarded to. */
type ForwardingMailbox = { readonly id: string; readonly address: string }

const forwardingMailbox = ({ id, attributes: { address, status } }: Mailbox): ForwardingMailbox[] =>
  address === null || status === 'Inactive' ? [] : [{ id, address }]

type RuleBuilderProps = {
  rulesets: readonly Ruleset[]
  mailboxes: readonly ForwardingMailbox[]
  first: ForwardingMailbox
}

function RuleBuilder({ rulesets, mailboxes, first }: RuleBuilderProps) {
  const { search, change } = usePageSearch(ResourcesSearch)
  const [types, setTypes] = useState<readonly RulesetType[]>(rulesets.map(({ type }) => type))
  const [mailboxId, setMailboxId] = useState(first.id)
  const format = search.format ?? 'exchange'
  const { label, filename, write } = mailRules[format]
  const chosen = rulesets.filter(({ type }) => types.includes(type))
  const domains = [...new Set(chosen.flatMap((ruleset) => ruleset.domains.map(({ name }) => name)))]
  const mailbox = mailboxes.find(({ id }) => id === mailboxId) ?? first
  const text = write({ domains, address: mailbox.address })
  const toggle = (type: RulesetType) =>
    setTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type])
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Chips
          label="Mail system"
          chips={mailRuleFormats.map((id) => ({ id, label: mailRules[id].label }))}
          selected={[format]}
          onToggle={(id) => void change({ format: id === 'exchange' ? undefined : id })}
        />
        <Select
          label="Copies to"
          options={mailboxes.map(({ id, address }) => ({ value: id, label: address }))}
          value={mailbox.id}
          onSelect={setMailboxId}
        />
      </div>
      <div className="mb-4">
        <Chips
          label="Types of suppliers"
          chips={rulesets.map(({ type, label: name }) => ({ id: type, label: name }))}
          selected={types}
          onToggle={toggle}
        />
      </div>
      {domains.length === 0 ? (
        <EmptyState title="No type is selected.">Choose the suppliers whose emails to copy.</EmptyState>
      ) : (
        <Panel
          title={`${label}: ${numberText(domains.length)} domains`}
          actions={
            <span className="flex gap-2">
              <Button onClick={() => void copyText('Rule', text)}>
                <Copy aria-hidden="true" />
                Copy
              </Button>
              <Button onClick={() => saveFile(filename, text, 'text/plain')}>
                <Download aria-hidden="true" />
                Download
              </Button>
            </span>
          }
          flush
        >
          <section
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
            tabIndex={0}
            aria-label="Rule"
            className="max-h-[28rem] overflow-auto rounded-b-box bg-sunken p-4"
          >
            <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
          </section>
        </Panel>
      )}
    </>
  )
}
