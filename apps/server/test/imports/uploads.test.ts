import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testContext } from '../kit/test-context'
import { formOf } from '../kit/upload'

const context = testContext()
let port: number
beforeAll(async () => {
  await context.app.listen({ host: '127.0.0.1', port: 0 })
  const address = context.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  // A refused upload may still be sending.
  context.app.server.closeAllConnections()
})

const count = async (table: string): Promise<number> =>
  Number((await context.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

/** Spooled files held by this process, which are deleted but still open. */
async function spooledFiles(): Promise<number> {
  const folder = '/proc/self/fd'
  const links = await Promise.all(
    (await readdir(folder)).map(async (name) => await readlink(`${folder}/${name}`).catch(() => '')),
  )
  return links.filter((link) => link.includes('.spool')).length
}

const gigabyte = 1024 ** 3
const uploadPath = () => `/api/orgs/${context.acme.id}/imports?type=members`
const asOwner = () => ({
  cookie: context.people.owner.cookie,
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'text/csv',
})

describe('a gigabyte', () => {
  test('with a declared length is refused before it is sent', async () => {
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request(
        {
          port,
          path: uploadPath(),
          method: 'POST',
          headers: { ...asOwner(), 'content-length': gigabyte },
        },
        (response) => {
          let body = ''
          response.on('data', (chunk) => (body += String(chunk)))
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, body })
            sent.destroy()
          })
        },
      )
      sent.on('error', reject)
      sent.write('email\n')
    })
    expect(answer.status).toBe(413)
    expect(ErrorBody.parse(JSON.parse(answer.body)).message).toBe(
      'A file may have 256 MB at most. Split it into smaller ones, and import them one after another.',
    )
  })

  test('of endless data is refused at the limit, and leaves nothing behind', async () => {
    const before = await count('imports')
    const chunk = Buffer.alloc(1024 * 1024, 'a@b.test\n')
    const sent = await new Promise<{ status: number; megabytes: number }>((resolve, reject) => {
      let megabytes = 0
      const outcome = { status: 0 }
      const upload = request(
        {
          port,
          path: uploadPath(),
          method: 'POST',
          headers: { ...asOwner(), 'transfer-encoding': 'chunked' },
        },
        (response) => {
          outcome.status = response.statusCode ?? 0
          response.resume()
          upload.destroy()
          resolve({ status: outcome.status, megabytes })
        },
      )
      upload.on('error', (error) => (outcome.status === 0 ? reject(error) : undefined))
      const write = (): void => {
        while (outcome.status === 0 && megabytes < 1024) {
          megabytes += 1
          if (!upload.write(chunk)) return void upload.once('drain', write)
        }
      }
      write()
    })
    expect(sent.status).toBe(413)
    expect(sent.megabytes).toBeLessThan(1024)
    expect(await count('imports')).toBe(before)
    await expect.poll(spooledFiles).toBe(0)
  }, 60_000)
})

test('a connection lost during upload leaves no import and no file behind', async () => {
  const before = await count('imports')
  const socket = connect(port, '127.0.0.1')
  const { payload } = formOf({ type: 'members' }, { name: 'x.csv', bytes: 'email\n'.repeat(50_000) })
  const headers = Object.entries({
    ...asOwner(),
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=part-of-a-test',
    'content-length': '10000000',
  })
  socket.write(
    `POST ${uploadPath()} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  )
  socket.write(payload ?? '')
  await expect.poll(spooledFiles).toBe(1)
  socket.destroy()
  await expect.poll(spooledFiles).toBe(0)
  expect(await count('imports')).toBe(before)
})
