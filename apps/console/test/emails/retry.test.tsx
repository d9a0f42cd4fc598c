import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { anEmail } from '../kit/records'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const failed = { ...anEmail, status: 'Failed', status_reason: 'The email is damaged.', reservations: [] }

/** Retries a failed email, which is reprocessed with the given result. */
async function retry(end: object, isUnchanged = false) {
  const mail: { body: { data: object } } = { body: { data: { ...failed, reader_unchanged: isUnchanged } } }
  await visit('/orgs/1/emails/9', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/emails/9': mail,
    'GET /api/orgs/1/emails/9/events': { body: emptyPage },
    'POST /api/orgs/1/emails/9/retry': { body: { data: { id: '9', reader_unchanged: isUnchanged } } },
  })
  const button = await screen.findByRole('button', { name: 'Retry' })
  mail.body = { data: { ...failed, attempt: 2, modified: '2026-01-02T00:00:00.000Z', ...end } }
  fireEvent.click(button)
  return button
}

test('a retry that fails again reports the failure and its reason', async () => {
  await retry({ status: 'Failed' })
  const notice = await screen.findByText('The email could not be reprocessed. The email is damaged.')
  expect(notice.closest('[data-notice=error]')).not.toBeNull()
  expect(screen.queryByText(/was reprocessed/)).toBeNull()
})

test('a successful retry reports the new status', async () => {
  await retry({ status: 'Processed', status_reason: null })
  expect(await screen.findByText('The email was reprocessed: Processed.')).toBeTruthy()
})

test('a retry with an unchanged reader and rules says so beforehand and afterwards', async () => {
  const button = await retry({ status: 'Failed' }, true)
  expect(button.getAttribute('aria-description')).toContain('the email will most likely fail again')
  const notice = await screen.findByText(/could not be reprocessed/)
  expect(notice.textContent).toContain('The reader and the parsing rules have not changed.')
})
