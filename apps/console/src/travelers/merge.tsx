import { namesWith } from '@sextant/contract/kit/fields'
import { mergeTravelers } from '@sextant/contract/travelers/endpoints'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { personName } from '@sextant/domain/kit/person-name'
import { mergePeople } from '@sextant/domain/travelers/merge-people'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { personAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import { toast } from '../ui/notices'
import { fieldText } from './field-text'
import { useCachePerson } from './use-cache-person'

type MergedField = readonly [label: string, kept: string, other: string, outcome: string]

/** Both records and the merged result, field by field; fields that are empty in both are left out. */
function mergedFields(target: Traveler, duplicate: Traveler): readonly MergedField[] {
  const outcome = mergePeople(target, duplicate)
  const addresses = (person: Traveler) =>
    [person.email, ...person.extra_email_addresses.map(({ email }) => email)].join(', ')
  const all: readonly (readonly string[])[] = [
    ['Email addresses', addresses(target), addresses(duplicate), `${addresses(target)}, ${addresses(duplicate)}`],
    ...namesWith(travelerFields, 'merge').map((name) => [
      travelerFields[name].label,
      ...[target, duplicate, outcome].map((person) => fieldText(person, name)),
    ]),
    [
      'Trips',
      numberText(target.trips_count),
      numberText(duplicate.trips_count),
      numberText(target.trips_count + duplicate.trips_count),
    ],
  ]
  return all
    .map(([label, a, b, c]): MergedField => [label ?? '', a ?? '', b ?? '', c ?? ''])
    .filter(([, a, b]) => a !== '' || b !== '')
}

/** Merges two records into one, comparing both with the result. */
export function MergePeople({ pair, onClose }: { pair: readonly [Traveler, Traveler]; onClose: () => void }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const cachePerson = useCachePerson()
  const [isSwapped, setSwapped] = useState(false)
  const [target, duplicate] = isSwapped ? [pair[1], pair[0]] : pair
  const merge = useCommand(
    () => api.call(mergeTravelers, { team, id: target.id, body: { traveler_id: duplicate.id } }),
    {
      onDone: async ({ data }) => {
        await cachePerson(data)
        toast(`The records of ${personName(data)} were merged.`)
        await navigate({ href: personAddress(team, data.id) })
        await refresh()
      },
    },
  )
  return (
    <Modal
      open
      onClose={onClose}
      title="Merge two people"
      size="2xl"
      backdrop="static"
      actions={
        <>
          <Button onClick={() => setSwapped(!isSwapped)}>
            <ArrowLeftRight aria-hidden="true" />
            Keep the other record
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={merge.busy} onClick={() => merge.send(undefined)}>
            Merge
          </Button>
        </>
      }
    >
      <p className="mb-3">
        The record of {personName(duplicate)} ({duplicate.email}) will be removed. Its addresses, trips and emails are
        moved to {personName(target)}. This cannot be undone.
      </p>
      {merge.problem ? (
        <p role="alert" className="mb-3 text-bad">
          {merge.problem}
        </p>
      ) : null}
      <div className="max-h-[55dvh] overflow-auto rounded-control border border-line">
        <table aria-label="Merged record" className="w-full text-left text-sm text-ink">
          <thead>
            <tr className="[&>th]:sticky [&>th]:top-0 [&>th]:bg-surface [&>th]:px-3 [&>th]:py-2 [&>th]:font-medium [&>th]:text-muted">
              <th scope="col">Field</th>
              <th scope="col">Kept record</th>
              <th scope="col">Other record</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {mergedFields(target, duplicate).map(([label, a, b, c]) => (
              <tr key={label} className="[&>*]:border-t [&>*]:border-line [&>*]:px-3 [&>*]:py-1.5">
                <th scope="row" className="font-normal text-muted">
                  {label}
                </th>
                <td className="wrap-anywhere">{a || '—'}</td>
                <td className="wrap-anywhere">{b || '—'}</td>
                <td className="font-medium wrap-anywhere">{c || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
