import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBlobs } from '../../../src/platform/blobs/open-blobs'
import { fixedClock } from '../../../src/platform/clock'
import { behavesAsBlobs } from './contract'
import { isSigned, type Signed } from './signature'

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret', region: 'eu-central-1' }
const clock = fixedClock('2026-03-01T12:00:00Z')

type Store = { readonly url: string; readonly requests: Signed[]; answer: (signed: Signed) => number | null }

/** An S3-like object store that rejects requests not signed with its key. */
async function startStore(): Promise<Store> {
  const objects = new Map<string, Uint8Array>()
  const store: Store = { url: '', requests: [], answer: () => null }
  const answer = (signed: Signed): [status: number, body?: Uint8Array | string] => {
    store.requests.push(signed)
    const forced = store.answer(signed)
    if (forced) return [forced, '<Error><Code>SlowDown</Code></Error>']
    if (!isSigned(signed, credentials.accessKeyId, credentials.secretAccessKey))
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']
    if (signed.method === 'PUT') objects.set(signed.target, signed.body)
    if (signed.method === 'DELETE') return objects.delete(signed.target), [204]
    const found = objects.get(signed.target)
    return found ? [200, signed.method === 'GET' ? found : ''] : [404]
  }
  const server = createServer((request, response) => {
    const { method = '', url: target = '' } = request
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    void buffer(request).then((body) => {
      const [status, text] = answer({ method, target, headers, body })
      response.writeHead(status).end(text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(store, {
    url: `s3://mails/kept/here?endpoint=http://127.0.0.1:${port}&region=eu-north-1`,
  })
}

const open = (url: string, secretAccessKey = credentials.secretAccessKey) =>
  openBlobs({ url, credentials: { ...credentials, secretAccessKey } }, clock)

behavesAsBlobs(async () => open((await startStore()).url))

test('an object is stored in the bucket under the prefix, signed for the region of the URL', async () => {
  const store = await startStore()
  await open(store.url).put('teams/12/emails/a', Buffer.from('a'))
  expect(store.requests[0]?.target).toBe('/mails/kept/here/teams/12/emails/a')
  expect(store.requests[0]?.headers['authorization']).toContain('/20260301/eu-north-1/s3/aws4_request')
})

test('a wrong key is reported without the secret', async () => {
  const store = await startStore()
  const put = open(store.url, 'wrong secret').put('teams/12/emails/a', Buffer.from('a'))
  await expect(put).rejects.toThrow('The blob store answered 403 SignatureDoesNotMatch to PUT teams/12/emails/a.')
})

describe('a busy store', () => {
  test('is retried', async () => {
    const store = await startStore()
    store.answer = () => (store.requests.length < 2 ? 503 : null)
    await open(store.url).put('teams/12/emails/a', Buffer.from('a'))
    expect(store.requests).toHaveLength(2)
  })

  test('causes an error if it stays busy', async () => {
    const store = await startStore()
    store.answer = () => 503
    await expect(open(store.url).put('teams/12/emails/a', Buffer.from('a'))).rejects.toThrow('503 SlowDown')
    expect(store.requests).toHaveLength(3)
  })
})

test('signatures match the published example', () => {
  const example = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    body: new Uint8Array(),
  }
  expect(isSigned(example, 'AKIAIOSFODNN7EXAMPLE', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(true)
  expect(
    isSigned({ ...example, target: '/other.txt' }, 'AKIAIOSFODNN7EXAMPLE', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'),
  ).toBe(false)
})
