import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isPublicPage, pageExists, pages } from '@sextant/contract/kit/pages'
import { describe, expect, test } from 'vitest'
import { testContext } from '../kit/test-context'

const context = testContext()

const open = async (url: string, cookie?: string) =>
  await context.app.inject({
    method: 'GET',
    url,
    headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) },
  })

describe('the paths of screens', () => {
  test('are matched segment by segment', () => {
    expect(['/', '/login', '/orgs/7/travel', '/developers/7/emails/12'].map(pageExists)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['/orgs/7/nothing', '/loginx', '/developers/7/travel', '/orgs/7/trips'].map(pageExists)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('are public only if they need no sign-in', () => {
    expect(pages.filter(isPublicPage)).toEqual(expect.arrayContaining(['/login', '/password/reset']))
    expect(isPublicPage('/orgs/7/travel')).toBe(false)
    expect(isPublicPage('/teams')).toBe(false)
  })
})

describe('a page request', () => {
  test('without a session is redirected to sign-in, and back from there', async () => {
    const { statusCode, headers } = await open('/orgs/7/travel?type=air')
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Forgs%2F7%2Ftravel%3Ftype%3Dair'])
  })

  test('with a session gets the console', async () => {
    const { statusCode, headers, body } = await open('/orgs/7/travel', context.people.viewer.cookie)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<div id="root">')
  })

  test('can be a HEAD request', async () => {
    const { statusCode, body } = await context.app.inject({ method: 'HEAD', url: '/login' })
    expect([statusCode, body]).toEqual([200, ''])
  })

  test('for a public screen needs no session', async () => {
    expect((await open('/login')).statusCode).toBe(200)
  })

  test('for an unknown path gets the console with 404', async () => {
    const { statusCode, body } = await open('/orgs/7/nothing', context.people.viewer.cookie)
    expect(statusCode).toBe(404)
    expect(body).toContain('<div id="root">')
  })

  test('runs only the console’s own scripts', async () => {
    const { body } = await open('/login')
    expect(body.match(/<script\b[^>]*>/g)?.every((tag) => tag.includes('src="/assets/'))).toBe(true)
  })
})

describe('the files of the console', () => {
  const fileOf = async () => /\/assets\/index-[^"]+\.js/.exec((await open('/login')).body)?.[0] ?? ''
  const take = async (encodings: string) =>
    await context.app.inject({ url: await fileOf(), headers: { 'accept-encoding': encodings } })

  test('are cached forever, since their names change with them; the page is always revalidated', async () => {
    const { headers } = await take('identity')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await open('/login')).headers['cache-control']).toBe('no-cache')
  })

  test('are compressed as well as the browser supports', async () => {
    const plain = await take('identity')
    for (const [encodings, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ]) {
      const { headers, rawPayload } = await take(encodings ?? '')
      expect([headers['content-encoding'], headers.vary]).toEqual([used, 'accept-encoding'])
      const unpack = used === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true)
    }
  })

  test('that are needed immediately are preloaded: one more for signed-in people', async () => {
    const named = ({ body }: { readonly body: string }) => body.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    const ofVisitors = named(await open('/login'))
    const ofSignedIn = named(await open('/teams', context.people.viewer.cookie))
    expect(ofVisitors.length).toBeGreaterThan(1)
    expect(ofSignedIn.slice(0, -1)).toEqual(ofVisitors)
  })
})
