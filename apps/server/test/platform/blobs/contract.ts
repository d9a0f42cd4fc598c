import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Blobs } from '../../../src/platform/blobs/blobs'

/** Tests the behaviour of any blob store. */
export function behavesAsBlobs(open: () => Promise<Blobs>): void {
  test('bytes are returned as stored, whatever they are', async () => {
    const blobs = await open()
    const cases = fc.asyncProperty(fc.uint8Array({ maxLength: 4096 }), async (bytes) => {
      await blobs.put('teams/12/emails/a', bytes)
      expect(Buffer.from((await blobs.get('teams/12/emails/a')) ?? [0])).toEqual(Buffer.from(bytes))
    })
    await fc.assert(cases, { numRuns: 25 })
  })

  test('a stream can be written and read in chunks or as a whole', async () => {
    const blobs = await open()
    const mebibyte = 1024 * 1024
    const chunks = async function* () {
      for (let at = 0; at < 5; at += 1) yield Buffer.alloc(mebibyte, at)
    }
    await blobs.write('teams/12/reports/a', chunks())
    const back = []
    for await (const chunk of (await blobs.read('teams/12/reports/a')) ?? []) back.push(chunk)
    const whole = Buffer.concat(back)
    expect(back.length).toBeGreaterThan(1)
    expect(whole.length).toBe(5 * mebibyte)
    expect([...Array(5).keys()].map((at) => whole[at * mebibyte])).toEqual([0, 1, 2, 3, 4])
    expect(whole.equals((await blobs.get('teams/12/reports/a')) ?? Buffer.alloc(0))).toBe(true)
    expect(await blobs.read('teams/12/reports/none')).toBeNull()
  })

  test('an interrupted write keeps the previous value', async () => {
    const blobs = await open()
    await blobs.put('teams/12/reports/b', Buffer.from('before'))
    const broken = async function* () {
      yield Buffer.from('aft')
      throw new Error('The sender is gone.')
    }
    await expect(blobs.write('teams/12/reports/b', broken())).rejects.toThrow('The sender is gone.')
    expect(Buffer.from((await blobs.get('teams/12/reports/b')) ?? []).toString()).toBe('before')
  })

  test('an unknown or deleted key has no bytes, and can be deleted again', async () => {
    const blobs = await open()
    expect(await blobs.get('teams/12/emails/none')).toBeNull()
    await blobs.put('teams/12/emails/b', Buffer.from('b'))
    await blobs.delete('teams/12/emails/b')
    expect(await blobs.get('teams/12/emails/b')).toBeNull()
    await blobs.delete('teams/12/emails/b')
  })

  test('the same key again replaces only its own value', async () => {
    const blobs = await open()
    await Promise.all([
      blobs.put('teams/1/emails/x', Buffer.from('one')),
      blobs.put('teams/2/emails/x', Buffer.from('two')),
    ])
    await blobs.put('teams/1/emails/x', Buffer.from('again'))
    expect(Buffer.from((await blobs.get('teams/1/emails/x')) ?? [])).toEqual(Buffer.from('again'))
    expect(Buffer.from((await blobs.get('teams/2/emails/x')) ?? [])).toEqual(Buffer.from('two'))
  })

  test.each(['../secret', 'teams/../../secret', '/etc/passwd', 'teams//x', 'teams/.', '', 'a b', 'a%2f..'])(
    'rejects the key %j',
    async (key) => {
      const blobs = await open()
      await expect(async () => await blobs.put(key, Buffer.from('x'))).rejects.toThrow('Not the key of a blob.')
      await expect(async () => await blobs.get(key)).rejects.toThrow('Not the key of a blob.')
      await expect(async () => await blobs.write(key, nothing())).rejects.toThrow('Not the key of a blob.')
      await expect(async () => await blobs.read(key)).rejects.toThrow('Not the key of a blob.')
      await expect(async () => await blobs.delete(key)).rejects.toThrow('Not the key of a blob.')
    },
  )
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array()
}
