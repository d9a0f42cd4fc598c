import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'
import { aTraveler } from '../travelers/a-traveler'
import { aTrip } from '../trips/a-trip'

const jordan = aTraveler({ id: '31', first_name: 'Jordan', last_name: 'Johnson' })

async function type(text: string) {
  const page = await visit('/orgs/1/emails', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/travelers': { body: { ...emptyPage, data: [jordan] } },
    'GET /api/orgs/1/travelers/31': { body: { data: jordan } },
    'GET /api/orgs/1/trips': { body: { ...emptyPage, data: [aTrip] } },
  })
  await screen.findByRole('navigation', { name: 'Main' })
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  const box = await screen.findByRole('combobox')
  fireEvent.change(box, { target: { value: text } })
  return { ...page, box }
}

test('a matching person is listed before their trips and opens on Enter', async () => {
  const { box, path } = await type('jordan johnson')
  await screen.findByRole('group', { name: 'Trips' })
  const [first] = screen.getAllByRole('option')
  expect(first?.textContent).toContain('Jordan Johnson')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(path()).toBe('/orgs/1/people/31'))
})

test('matching pages come first, pages of a matching team last', async () => {
  await type('travel')
  await screen.findByRole('group', { name: 'People' })
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4)
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Travel')
  expect(screen.getByRole('group', { name: 'More pages' }).textContent).toContain('Reports')
})

test('upcoming trips are listed before past ones', async () => {
  const { requests } = await type('jordan')
  await waitFor(() => expect(requests.filter((call) => call.includes('/trips?'))).toHaveLength(2))
  const [ahead, past] = requests.filter((call) => call.includes('/trips?'))
  expect(ahead).toContain('start_date=')
  expect(past).toContain('sort=start_date%3Adesc')
})
