import { listEmailSources, listEmails, readEmail } from '@sextant/contract/emails/endpoints'
import { Email, EmailDetail } from '@sextant/contract/emails/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mail } from '../kit/mails'
import { mixedMail } from '../kit/mixed-mail'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await pipeline.receive(mail()))

const read = async (id: string): Promise<EmailDetail> => {
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: EmailDetail }).parse(body).data
}

refusals(listEmailSources, () => context, { input: (team) => ({ team }) })

describe('the list', () => {
  const found = async (query: z.input<typeof listEmails.query>): Promise<(string | null)[]> => {
    const { body } = await context.call(listEmails, { team: context.acme, query }, context.people.viewer)
    return z
      .object({ data: z.array(Email) })
      .parse(body)
      .data.map(({ subject }) => subject)
  }

  test('searches words of subject, sender and message id, ignoring case and accents', async () => {
    await pipeline.receive(
      mixedMail({
        subject: 'Réservation à Lyon',
        from: 'Hôtel <front@quais.test>',
        messageId: 'lyon-7788@quais.test',
        parts: [{ type: 'text/plain', content: 'Bonjour' }],
      }),
    )
    for (const search of ['reservation lyon', 'front@quais', 'LYON-7788', 'quais test'])
      expect(await found({ search })).toEqual(['Réservation à Lyon'])
    expect(await found({ search: 'nothing like this' })).toEqual([])
  })

  test('filters by source', async () => {
    const subjects = await found({ source: 'lufthansa' })
    expect(subjects.length).toBeGreaterThan(0)
    expect(new Set(subjects)).toEqual(new Set(['Your booking is confirmed']))
  })

  test('returns the available sources', async () => {
    const { body } = await context.call(listEmailSources, { team: context.acme }, context.people.viewer)
    expect(body).toMatchObject({
      data: [
        { id: 'Email', name: 'Email' },
        { id: 'lufthansa', name: 'Lufthansa' },
      ],
    })
  })

  test('links each email to the ones before and after', async () => {
    const [first, second] = [await pipeline.receive(mail()), await pipeline.receive(mail())]
    expect(await read(second)).toMatchObject({ older_id: first, newer_id: null })
    expect((await read(first)).newer_id).toBe(second)
  })
})
