import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectableText } from '../../src/emails/message/selectable-text'
import { selectedIn } from '../../src/emails/message/selection'
import { bookingForm, choicesOf, fillFromText } from '../../src/emails/review/booking-form'
import { DayField } from '../../src/kit/day-input'
import { Field } from '../../src/ui/field'
import { SelectField } from '../../src/ui/select-field'

const zones = [{ value: '', label: 'Unknown' }]
const mail = { msg_date: '2026-03-03T08:00:00Z', created: '2026-03-03T08:00:00Z' }

/** A form of a booking, its dates first. */
const openForm = (): HTMLFormElement => {
  const { container } = render(
    <section>
      <form>
        <DayField name="start_datetime" label="Check-in" withTime="optional" />
        <SelectField name="start_time_zone_id" label="Time zone" choices={zones} />
        <Field name="hotel_name" label="Hotel" />
        <details>
          <Field name="price" label="Price" />
          <Field name="currency" label="Currency" />
        </details>
      </form>
    </section>,
  )
  const form = bookingForm(container, null)
  if (!form) throw new Error('The form was not found.')
  return form
}

const use = (form: HTMLFormElement, label: string, text: string) => {
  const field = choicesOf(form, null).find((one) => one.label === label)
  if (!field) throw new Error(`There is no field ${label}.`)
  return fillFromText(form, field, { text, whole: text }, mail)
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('the fields that text can fill are offered, the one with the focus first', () => {
  const form = openForm()
  expect(choicesOf(form, null).map(({ label }) => label)).toEqual(['Check-in', 'Hotel', 'Price', 'Currency'])
  expect(choicesOf(form, screen.getByLabelText('Hotel'))[0]?.label).toBe('Hotel')
})

test('a date is filled as the form writes it, and a time of day completes it', () => {
  const form = openForm()
  expect(use(form, 'Check-in', 'Friday, March 20th')).toEqual({ ok: true, message: 'Check-in: 20 Mar 2026' })
  use(form, 'Check-in', '3 pm')
  expect(valueOf('Check-in')).toBe('20 Mar 2026, 15:00')
})

test('an amount fills the price and the currency, and opens the details that contain them', () => {
  const form = openForm()
  use(form, 'Price', '240,00 €')
  expect([valueOf('Price'), valueOf('Currency')]).toEqual(['240.00', 'EUR'])
  expect(screen.getByLabelText('Price').closest('details')?.open).toBe(true)
})

test('text without a value for the field changes nothing and is reported', () => {
  const form = openForm()
  expect(use(form, 'Check-in', 'Hotel Krone')).toEqual({
    ok: false,
    message: '“Hotel Krone” has no value for Check-in.',
  })
  expect(valueOf('Check-in')).toBe('')
})

test('labels shown beside values in the text are not part of what is selected', () => {
  render(
    <SelectableText label="Text" className="">
      Hotel{' '}
      <mark>
        Krone<span data-note="">Hotel</span>
      </mark>{' '}
      in Bern
    </SelectableText>,
  )
  const pane = screen.getByLabelText('Text')
  getSelection()?.selectAllChildren(pane)
  fireEvent.keyUp(pane)
  expect(selectedIn(pane)).toEqual({ text: 'Hotel Krone in Bern', whole: 'Hotel Krone in Bern' })
})
