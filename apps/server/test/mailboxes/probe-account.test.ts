import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { probeAccount } from '../../src/mailboxes/accounts/probe-account'
import { publicOnly } from '../../src/platform/http/guard'
import { accountOf, settingsFor } from '../kit/imap/account'
import { type Dovecot, startDovecot } from '../kit/imap/dovecot'

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(async () => await dovecot.stop())

const mail = Buffer.from('From: a@b.test\r\nSubject: one\r\nMessage-ID: <one@b.test>\r\n\r\nx\r\n')

describe('checking an account reports', () => {
  const look = async (change: object, secret = 'secret', settings = settingsFor(dovecot)) =>
    await probeAccount(settings, { ...accountOf(dovecot), ...change }, () => secret)

  test('a timeout if the server takes too long', async () => {
    const [cert, key] = await Promise.all([
      readFile(dovecot.caFile),
      readFile(join(dirname(dovecot.caFile), 'key.pem')),
    ])
    const slow = createServer({ cert, key }, (socket) => {
      socket.on('error', () => {})
      socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n')
      socket.on('data', (sent) => {
        const [tag = '', command = ''] = String(sent).split(/\s/)
        if (command !== 'LIST') socket.write(`${tag} OK [CAPABILITY IMAP4rev1] done\r\n`)
      })
    }).listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const address = slow.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const found = await probeAccount(settingsFor(dovecot), { ...accountOf(dovecot), port }, () => 'secret', 1000)
    expect(found).toMatchObject({ ok: false, folders: [] })
    slow.close()
  }, 10_000)

  test('success, with its folders', async () => {
    await dovecot.put('bob', mail)
    expect(await look({ user: 'bob' })).toEqual({
      ok: true,
      message: 'The account can be read. INBOX holds one message.',
      messages: 1,
      folders: ['INBOX'],
    })
    expect(await look({ tls: 'starttls', port: dovecot.startTlsPort })).toMatchObject({ ok: true })
  })

  test.each([
    ['a wrong password', {}, 'wrong', 'localhost refuses the user name or the password of ann.'],
    ['a folder that is not there', { folder: 'Nowhere' }, 'secret', 'The account has no folder called Nowhere.'],
    ['a server that is not there', { host: 'nobody.invalid' }, 'secret', 'There is no server called nobody.invalid.'],
    ['a port without a server', { port: 1 }, 'secret', 'localhost takes no connections on port 1.'],
    [
      'a private network',
      { host: '10.1.2.3' },
      'secret',
      '10.1.2.3 is inside a private or reserved network, which is not connected to.',
    ],
  ])('the problem: %s', async (_what, change, secret, message) => {
    expect(await look(change, secret)).toMatchObject({ ok: false, message, messages: null })
  })

  test('encryption problems', async () => {
    const { ca: _ca, ...untrusting } = settingsFor(dovecot)
    expect(await look({}, 'secret', untrusting)).toMatchObject({
      message: 'The certificate of localhost is signed by itself, so nobody vouches for it.',
    })
    expect(await look({ port: dovecot.startTlsPort })).toMatchObject({
      message: expect.stringContaining(`localhost does not speak TLS on port ${dovecot.startTlsPort}.`),
    })
  })

  test('that private addresses are refused unless the operator allows them', async () => {
    const { ca } = dovecot
    const settings = { ...settingsFor({ ca }), permits: publicOnly }
    expect(await look({}, 'secret', settings)).toMatchObject({
      message: 'localhost is inside a private or reserved network, which is not connected to.',
    })
  })
})
