import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSftpServer } from './sftp-server'
import { openStage, type Stage } from './stage'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => await stage.close())

test('a file gets its name only once complete, and can be uploaded again', async () => {
  const login = { username: 'sextant', password: 'pw-1' }
  const server = await openSftpServer(login)
  try {
    await stage.book()
    const { id } = await stage.connect('tableau', {
      ...login,
      host: '127.0.0.1',
      port: String(server.port),
      folder: '/in',
      host_key: server.hostKey,
    })
    await expect.poll(async () => await stage.state(id)).toMatchObject({ status: 'ENABLED' })
    const [path = '', ...others] = server.files.keys()
    expect(others).toEqual([])
    expect(path).toMatch(/^\/in\/travel-\d{14}-\d+\.csv$/)
    expect(server.files.get(path)).toMatch(/^id,action,type,.*\r\n\d+,create,air,/)
    await stage.sendLatest(id)
    await expect
      .poll(async () => (await stage.context.pool.query('select 1 from delivery_attempts where ok')).rows.length)
      .toBe(2)
    expect([...server.files.keys()]).toEqual([path])
  } finally {
    await server.close()
  }
})

test.each([
  ['with another key', { host_key: `SHA256:${'A'.repeat(43)}` }],
  ['with a wrong password', { password: 'other' }],
])('nothing is sent to a server %s', async (_, wrong) => {
  const login = { username: 'sextant', password: 'pw-1' }
  const server = await openSftpServer(login)
  try {
    await stage.book()
    const values = {
      ...login,
      host: '127.0.0.1',
      port: String(server.port),
      host_key: server.hostKey,
      ...wrong,
    }
    const { id } = await stage.connect('tableau', values)
    await expect
      .poll(async () => await stage.state(id))
      .toMatchObject({ status: 'ENABLING', last_error: expect.stringMatching(/\w/) })
    expect(server.files.size).toBe(0)
    const { rows } = await stage.context.pool.query('select * from delivery_attempts')
    expect(JSON.stringify(rows)).not.toContain(values.password)
  } finally {
    await server.close()
  }
})

test('an address on a private network is not connected to', async () => {
  await stage.book()
  const { id } = await stage.connect('tableau', {
    host: '10.1.2.3',
    username: 'u',
    password: 'p',
    host_key: `SHA256:${'A'.repeat(43)}`,
  })
  await expect.poll(async () => await stage.state(id)).toMatchObject({ last_error: expect.stringContaining('private') })
})
