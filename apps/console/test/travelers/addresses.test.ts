import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { addressesQuery } from '../../src/travelers/queries'
import { mockAnswers } from '../kit/answers'

const team = { type: 'org', id: '1' } as const
const path = 'GET /api/orgs/1/travelers/5/email-addresses'
const addressesOf = async () => await new QueryClient().fetchQuery(addressesQuery(team, '5'))

test('further addresses that cannot be listed are an empty list, and developers are told (spec §8)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockAnswers({ [path]: { status: 500, body: { message: 'Broken', code: 'internal' } } })
  expect(await addressesOf()).toEqual({ data: [] })
  expect(logged).toHaveBeenCalledWith('The further addresses of a person could not be listed.', expect.anything())
})

test('of a person who is not there the page says so', async () => {
  mockAnswers({})
  await expect(addressesOf()).rejects.toMatchObject({ status: 404 })
})
