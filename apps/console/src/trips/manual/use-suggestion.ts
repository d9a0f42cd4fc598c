import type { SegmentEdit } from '@sextant/contract/segments/edit'
import { suggestSegment } from '@sextant/contract/segments/endpoints'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../../kit/api'
import { dayLabel, readDay } from '../../kit/day-text'
import { dayIn, textIn } from '../../kit/form-values'
import { logError } from '../../kit/log'
import { useTeamRef } from '../../kit/workspace'
import { announce } from '../../ui/announce'

/** The fields that identify a booking. */
const keys = {
  air: 'flight_number',
  hotel: 'hotel_name',
  car: 'car_company',
  rail: 'train_number',
  activity: 'activity_name',
} as const satisfies Record<SegmentType, keyof SegmentEdit>

/**
 * Completes the entry form in `box` from the team's data: on leaving the field that identifies the booking, or its day,
 * suggested values fill the empty fields.
 */
export function useSuggestion(box: RefObject<HTMLElement | null>, type: SegmentType) {
  const team = useTeamRef()
  const requested = useRef('')
  const submissions = useRef(0)
  const [filled, setFilled] = useState<string | null>(null)
  useEffect(() => {
    const count = () => {
      submissions.current += 1
    }
    const form = box.current?.closest('form')
    form?.addEventListener('submit', count)
    return () => form?.removeEventListener('submit', count)
  }, [box])
  const complete = async () => {
    const form = box.current?.closest('form')
    if (!form) return
    const values = new FormData(form)
    const query = { [keys[type]]: textIn(values, keys[type]).trim(), day: dayIn(values, 'start_datetime', false) }
    const question = JSON.stringify([type, query])
    if (query[keys[type]] === '' || question === requested.current) return
    requested.current = question
    const submitted = submissions.current
    const day = /^\d{4}-\d{2}-\d{2}$/.test(query.day) ? { day: query.day } : {}
    try {
      const { data } = await api.call(suggestSegment, {
        team,
        type,
        query: { [keys[type]]: query[keys[type]], ...day },
      })
      // Values that arrive after submission would look like unsaved changes.
      const isLate = requested.current !== question || submissions.current !== submitted
      if (data === null || isLate || fillEmpty(form, data.values) === 0) return
      const text = data.segment_id
        ? 'Completed as in your latest booking of it. Please check.'
        : 'The airline was completed from its code.'
      setFilled(text)
      announce(text)
    } catch (error) {
      // Without a suggestion, people enter the values themselves.
      logError('The form could not be completed.', error)
    }
  }
  return { filled, complete }
}

/** Fills a form's empty fields; returns how many. A time is added to a field that has only that day. */
function fillEmpty(form: HTMLFormElement, values: SegmentEdit): number {
  let count = 0
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    if (typeof value !== 'string' || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      continue
    const isTime = field.endsWith('_datetime')
    const isOpen = control.value === '' || (isTime && readDay(control.value, 'optional') === value.slice(0, 10))
    if (!isOpen) continue
    control.value = isTime ? dayLabel(value.slice(0, 16)) : value
    count += 1
  }
  if (count > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
  return count
}
