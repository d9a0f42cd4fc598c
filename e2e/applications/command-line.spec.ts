import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createApplication, readApplicationKey } from '@sextant/contract/applications/endpoints'
import { Webhook } from 'standardwebhooks'
import { callApi } from '../kit/api'
import { bookingMail, dayFromToday } from '../kit/booking-mail'
import { startReceiver } from '../kit/receiver'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const command = fileURLToPath(new URL('../../packages/cli/bin/sextant.mjs', import.meta.url))

test('the command line signs in, sends emails, calls the API and forwards events', async ({ page, as, productUrl }) => {
  test.slow()
  await as('owner')
  const id = (await teamBase(page, 'Acme Apps')).split('/').at(-1) ?? ''
  const team = { type: 'dev', id } as const
  const scopes = [
    'emails:write',
    'emails:read',
    'segments:read',
    'events:read',
    'mailboxes:read',
    'mailboxes:write',
  ] as const
  const { data: app } = await callApi(page, createApplication, {
    team,
    body: { name: 'Laptop', scopes: [...scopes] },
  })
  const { data: key } = await callApi(page, readApplicationKey, { team, id: app.id })

  const folder = await mkdtemp(join(tmpdir(), 'sextant-command-'))
  const receiver = await startReceiver()
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const env = { PATH: process.env['PATH'], XDG_CONFIG_HOME: folder, SEXTANT_WEBHOOK_SECRET: secret }
  const sextant = async (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    await promisify(execFile)(process.execPath, [command, ...args], { env: { ...env, ...more } })
  let listening: ChildProcess | null = null
  try {
    const login = ['login', '--url', productUrl, '--client-id', app.client_id, '--team', `developers/${id}`]
    await expect(sextant(login, { SEXTANT_CLIENT_SECRET: 'wrong' })).rejects.toThrow(/client/i)
    await sextant(login, { SEXTANT_CLIENT_SECRET: key.secret ?? '' })

    listening = spawn(process.execPath, [command, 'listen', '--forward', receiver.url, '--events', 'segment.created'], {
      env,
    })
    const result: string[] = []
    listening.stderr?.on('data', (chunk) => result.push(String(chunk)))
    await expect.poll(() => result.join(''), { timeout: 20_000 }).toContain('Listening')

    const mail = join(folder, 'booking.eml')
    await writeFile(mail, bookingMail({ code: 'LAPTOP', traveler: 'Ada King', day: dayFromToday(50) }))
    const { stdout: email } = await sextant(['send', mail])
    expect(email.trim()).toMatch(/^\d+$/)
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2)
    for (const { headers, body } of receiver.received) {
      const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      expect(new Webhook(secret).verify(body, single)).toMatchObject({ type: 'segment.created' })
    }
    const { stdout } = await sextant(['api', 'GET', 'segments/all?search=LAPTOP'])
    expect(JSON.parse(stdout)).toMatchObject({ meta: { total: 2 } })
    const sample = await sextant(['send', '--sample', 'hotel'])
    expect(sample.stdout.trim()).toMatch(/^\d+$/)
  } finally {
    listening?.kill('SIGINT')
    receiver.close()
    await rm(folder, { recursive: true })
  }
})
