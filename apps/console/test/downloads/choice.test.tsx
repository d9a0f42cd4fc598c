import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyPage } from '../kit/answers'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {}

const types = ['Flights', 'Hotels', 'Cars', 'Rail', 'Activities']

test('a file of no type at all is not made: it would be one of all types', async () => {
  const { bodies } = await visit('/orgs/1/data-explorer', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/downloads': { body: emptyPage },
    'GET /api/orgs/1/live-links': { body: { data: [] } },
  })
  for (const name of types) fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('button', { name: 'Make file' }))
  expect(await screen.findByText('Choose at least one type.')).toBeTruthy()
  expect(bodies).toEqual([])
})
