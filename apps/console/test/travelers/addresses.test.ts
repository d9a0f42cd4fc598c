import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { addressesQuery } from '../../src/travelers/queries'
import { mockAnswers } from '../kit/responses'

const team = { type: 'org', id: '1' } as const
const path = 'GET /api/orgs/1/travelers/5/email-addresses'
const addressesOf = async () => await new QueryClient().fetchQuery(addressesQuery(team, '5'))

test('a failed listing of additional addresses is empty and logged (spec §8)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockAnswers({ [path]: { status: 500, body: { message: 'Broken', code: 'internal' } } })
  expect(await addressesOf()).toEqual({ data: [] })
  expect(logged).toHaveBeenCalledWith('The further addresses of a person could not be listed.', expect.anything())
})

test('the page reports a person who does not exist', async () => {
  mockAnswers({})
  await expect(addressesOf()).rejects.toMatchObject({ status: 404 })
})
