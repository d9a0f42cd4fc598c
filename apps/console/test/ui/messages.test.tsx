import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyText } from '../../src/ui/copy'
import { ErrorScreen } from '../../src/ui/error-screen'
import { Field } from '../../src/ui/field'
import { Form } from '../../src/ui/form'
import { NoticeLayer } from '../../src/ui/notice-layer'
import { aUser } from '../kit/people'
import { open } from '../kit/visit'

afterEach(() => void vi.unstubAllGlobals())

test('an empty field shows only its first error', () => {
  const errors = { email: ['Enter an email address.', 'Must be an email address.'] }
  render(
    <Form errors={errors} onSubmit={() => {}}>
      <Field name="email" label="Email" />
    </Form>,
  )
  expect(screen.getByText('Enter an email address.')).toBeTruthy()
  expect(screen.queryByText(/Must be an email address/)).toBeNull()
})

test('a failed copy says what to press, without a success icon', async () => {
  render(<NoticeLayer />)
  // jsdom has no clipboard, like a page without a secure origin.
  await copyText('Client id', 'sxc_1')
  const notice = (await screen.findByText(/Press .+-C to copy/)).closest('[data-notice]')
  expect(notice?.querySelector('.lucide-circle-check')).toBeNull()
  expect(notice?.querySelector('.text-good')).toBeNull()
})

describe('when offline', () => {
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('a page says that the browser is offline and does not blame the server', () => {
    offline()
    render(<ErrorScreen status={0} dashboardHref="/" statusHref="/readyz" />)
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
    expect(screen.queryByText(/server error/)).toBeNull()
  })

  test('shows a single notice', async () => {
    offline()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    open('/orgs/1/emails', aUser({ role: 'owner' }))
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
    expect(document.querySelectorAll('[data-notice]')).toHaveLength(0)
    expect(screen.getAllByText(/You are offline\. What you see/)).toHaveLength(1)
  })
})

test('a missing response while online is shown as a page failure', () => {
  render(<ErrorScreen status={0} dashboardHref="/" statusHref="/readyz" />)
  expect(screen.getByRole('heading', { name: 'Something has gone wrong' })).toBeTruthy()
})
