import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { use, useState } from 'react'
import { Checkbox } from '../ui/checkbox'
import { FormErrors } from '../ui/form'
import { RadioGroup } from '../ui/radio-group'
import { eventFamilies } from './labels'

const scopes = [
  { value: 'all', label: 'All events', detail: 'Including new event types.' },
  { value: 'some', label: 'Selected events' },
]

/** Selects the events a webhook receives, in a `Form`. */
export function EventFields({ chosen }: { chosen: readonly EventType[] }) {
  const [isSelection, setSelection] = useState(chosen.length > 0)
  const errors = use(FormErrors)['events'] ?? []
  return (
    <div
      className="flex flex-col gap-3"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'which') setSelection(target.value === 'some')
      }}
    >
      <RadioGroup name="which" legend="Events" choices={scopes} defaultValue={chosen.length > 0 ? 'some' : 'all'} />
      {isSelection ? (
        <ul className="divide-y divide-line rounded-box border border-line">
          {eventFamilies.map(({ label, types }) => (
            <li key={label} className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <span className="font-medium">{label}</span>
              <span className="flex flex-wrap gap-x-4 gap-y-1.5">
                {types.map((type) => (
                  <Checkbox key={type} name="events" value={type} defaultChecked={chosen.includes(type)}>
                    <code className="text-xs">{type}</code>
                  </Checkbox>
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {errors.length > 0 ? <p className="text-sm text-bad">{errors.join(' ')}</p> : null}
    </div>
  )
}

/** The events selected in a form; empty for all events. */
export function eventsIn(values: FormData): EventType[] {
  const ticked = new Set(values.getAll('events').map(String))
  return values.get('which') === 'some' ? eventTypes.filter((type) => ticked.has(type)) : []
}
