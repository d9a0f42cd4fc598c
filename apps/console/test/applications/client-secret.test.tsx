import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectNotified } from '../kit/notified'
import { aUser } from '../kit/people'
import { anApplication } from '../kit/records'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const key = '/api/orgs/1/applications/5/key'
const broken = { status: 500, body: { message: 'Broken', code: 'internal' } }
const keyAnswer = (secret: string | null) => ({ status: 200, body: { data: { secret } } })

/** Opens an application whose key endpoint responds as given. */
const open = async (answers: Parameters<typeof visit>[2], user = aUser({ role: 'owner' })) =>
  await visit('/orgs/1/settings/apps/5', user, {
    'GET /api/orgs/1': { body: { data: aUser({ role: 'owner' }).teams[0] } },
    'GET /api/orgs/1/applications/5': { body: { data: anApplication } },
    'GET /api/orgs/1/applications/5/requests': { body: emptyPage },
    ...answers,
  })

const reveal = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reveal secret' }))

test('the client secret is fetched on demand by users with permission (spec §3, §7)', async () => {
  const { requests } = await open({ [`GET ${key}`]: keyAnswer('sxs_open') }, aUser({ role: 'user' }))
  await screen.findByRole('button', { name: 'Reveal secret' })
  expect(requests).not.toContain(`GET ${key}`)
  await reveal()
  expect(await screen.findByText('sxs_open')).toBeTruthy()
})

test('users without permission see the application without its secret', async () => {
  const { requests } = await open({}, aUser({ global: 'super-viewer' }))
  expect(await screen.findByRole('heading', { name: anApplication.name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reveal secret' })).toBeNull()
  expect(requests).not.toContain(`GET ${key}`)
})

describe('the client secret (spec §8)', () => {
  test('says how to generate a new one if it is empty', async () => {
    await open({ [`GET ${key}`]: keyAnswer(null) })
    await reveal()
    await expectNotified(
      'We are unable retrieve your client secret. Try generating a new one with the "Regenerate Secret" button or try again later.',
    )
    expect(screen.getByRole('button', { name: 'Regenerate Secret' })).toBeTruthy()
  })

  test('can be fetched again after a failure', async () => {
    const answer: { status: number; body: unknown } = { ...broken }
    await open({ [`GET ${key}`]: answer })
    await reveal()
    await expectNotified('We are unable retrieve your client secret. Please try again.')
    Object.assign(answer, keyAnswer('sxs_open'))
    await reveal()
    expect(await screen.findByText('sxs_open')).toBeTruthy()
    const left = screen.queryAllByText(/We are unable/)
    expect(left.every((element) => element.closest('[data-notice]'))).toBe(true)
  })

  test('keeps the dialog open with an error if it cannot be generated', async () => {
    await open({ [`POST ${key}`]: broken })
    fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Secret' }))
    const dialog = await screen.findByRole('dialog')
    const form = dialog.querySelector('form')
    if (form) fireEvent.submit(form)
    await expectNotified('We are unable generate your client secret. Please try again.')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
