import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNotified } from '../kit/notified'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const types = ['Flights', 'Hotels', 'Cars', 'Rail', 'Activities']

const open = async (answers: Parameters<typeof visit>[2] = {}) =>
  await visit('/orgs/1/data-explorer', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/downloads': { body: emptyPage },
    'GET /api/orgs/1/live-links': { body: { data: [] } },
    ...answers,
  })

test('a failed file request shows the specified text and can be retried (spec §8)', async () => {
  const { requests } = await open({
    'POST /api/orgs/1/data-explorer': { status: 500, body: { message: 'Broken', code: 'internal' } },
  })
  const make = await screen.findByRole('button', { name: 'Create file' })
  for (const times of [1, 2]) {
    fireEvent.click(make)
    await waitFor(() => expect(requests.filter((call) => call.startsWith('POST'))).toHaveLength(times))
    await expectNotified('We are unable to fetch your data explorer file. Please try again.')
  }
})

test('a file without any type is not requested, because it would contain all types', async () => {
  const { bodies } = await open()
  for (const name of types) fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('button', { name: 'Create file' }))
  expect(await screen.findByText('Choose at least one type.')).toBeTruthy()
  expect(bodies).toEqual([])
})
