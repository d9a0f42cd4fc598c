import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Clock } from '../clock'
import type { OpenResponse, OutgoingClient } from '../http/outgoing'
import { stepsOf } from './blob-key'
import type { Blobs } from './blobs'
import { type Spool, spooled } from './spool'

export type S3Settings = {
  /** `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint, the bucket is on AWS. */
  readonly url: string
  readonly credentials: S3Credentials
}

export type S3Credentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The default region. */
  readonly region: string
}

type Call = { readonly method: 'HEAD' | 'GET' | 'PUT' | 'DELETE'; readonly body?: Uint8Array | Spool }

/** Delays between attempts in ms: object stores return 500, 503 or 429 to request a retry. */
const pausesMs = [200, 1000]
const isTransient = (status: number): boolean => status >= 500 || status === 429

/**
 * Blobs in a bucket of S3 or a compatible store. Requests are signed (AWS Signature Version 4), including their bodies.
 */
export function s3Blobs({ url, credentials }: S3Settings, client: OutgoingClient, clock: Clock): Blobs {
  const { base, region } = placeOf(url, credentials.region)

  const attempt = async (address: string, { method, body }: Call): Promise<OpenResponse> => {
    const signed = await new AwsV4Signer({
      method,
      url: address,
      headers: { 'x-amz-content-sha256': digestOf(body) },
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      service: 's3',
      region,
      datetime: clock
        .now()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign()
    return await client.open({
      method,
      url: address,
      headers: Object.fromEntries(signed.headers),
      ...(body ? { body: body instanceof Uint8Array ? body : body.opened() } : {}),
    })
  }

  const call = async (key: string, { method, body }: Call, expected: readonly number[]): Promise<OpenResponse> => {
    const address = `${base}/${stepsOf(key).join('/')}`
    const once = async () => await attempt(address, { method, ...(body ? { body } : {}) })
    let response = await once()
    for (const pause of pausesMs) {
      if (!isTransient(response.status)) break
      await response.body.bytes()
      await wait(pause)
      response = await once()
    }
    if (!expected.includes(response.status)) throw await refused(method, key, response)
    return response
  }

  const statusOf = async (method: 'HEAD' | 'DELETE', key: string): Promise<number> => {
    const { status, body } = await call(key, { method }, [200, 204, 404])
    await body.bytes()
    return status
  }
  async function* chunksOf(key: string): AsyncGenerator<Uint8Array> {
    const { body } = await call(key, { method: 'GET' }, [200])
    yield* body
  }
  const put = async (key: string, body: Uint8Array | Spool): Promise<void> => {
    const response = await call(key, { method: 'PUT', body }, [200])
    await response.body.bytes()
  }

  return {
    put,
    write: async (key, chunks) => {
      stepsOf(key)
      await spooled(chunks, async (spool) => await put(key, spool))
    },
    get: async (key) => {
      const { status, body } = await call(key, { method: 'GET' }, [200, 404])
      const bytes = await body.bytes()
      return status === 200 ? bytes : null
    },
    read: async (key) => ((await statusOf('HEAD', key)) === 404 ? null : chunksOf(key)),
    delete: async (key) => void (await statusOf('DELETE', key)),
  }
}

/** The base URL of objects: path style with an endpoint, or the bucket's own host name on AWS. */
function placeOf(url: string, defaultRegion: string): { base: string; region: string } {
  const { hostname: bucket, pathname, searchParams } = new URL(url)
  const region = searchParams.get('region') ?? defaultRegion
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '')
  const prefix = pathname.split('/').filter(Boolean)
  const start = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  return { base: [start, ...(prefix.length > 0 ? stepsOf(prefix.join('/')) : [])].join('/'), region }
}

const digestOf = (body: Call['body']): string =>
  body && !(body instanceof Uint8Array)
    ? body.sha256
    : createHash('sha256')
        .update(body ?? '')
        .digest('hex')

async function refused(method: string, key: string, { status, body }: OpenResponse): Promise<Error> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(Buffer.from(await body.bytes()).toString()) ?? []
  return new Error(`The blob store answered ${[status, code].join(' ').trim()} to ${method} ${key}.`)
}
