import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { anEmail } from '../kit/records'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const content = 'The Grand Hotel in Berlin awaits you.'

const openMail = async () =>
  await visit('/orgs/1/emails/9', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/emails/9': { body: { data: anEmail } },
    'GET /api/orgs/1/emails/9/events': { body: emptyPage },
    'GET /api/orgs/1/emails/9/rendered': {
      body: { data: { type: 'text', headers: [], content, images: {}, truncated: false } },
    },
  })

test('each value has a label and names its source', async () => {
  await openMail()
  expect(screen.getByText('City at the start').closest('li')?.textContent).toContain('Berlin')
  expect(screen.getByText('Price').closest('li')?.textContent).toBe(
    'Price220.00Booking data in the emailShow price in the email',
  )
  expect(screen.getByText('price: json-ld · part 2 · $[0].totalPrice').closest('details')?.open).toBe(false)
})

test('a value links to its source in the text of the same email', async () => {
  const { path } = await openMail()
  const link = (await screen.findByText('city at the start')).closest('a')
  if (!link) throw new Error('The value has no link.')
  fireEvent.click(link)
  await waitFor(() => expect(path()).toBe('/orgs/1/emails/9?view=text&field=start.place.locality'))
  expect((await screen.findByText('City at the start')).closest('mark')?.textContent).toContain('Berlin')
})
