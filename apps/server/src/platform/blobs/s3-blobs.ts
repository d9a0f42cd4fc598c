import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Clock } from '../clock'
import type { OutgoingAnswer, OutgoingClient, OutgoingRequest } from '../http/outgoing'
import { stepsOf } from './blob-key'
import type { Blobs } from './blobs'

export type S3Settings = {
  /** `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint the bucket is at AWS. */
  readonly url: string
  readonly credentials: S3Credentials
}

export type S3Credentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Used where the URL names no region. */
  readonly region: string
}

type Call = Pick<OutgoingRequest, 'method' | 'body'>

/** Waits before another attempt, in ms: an object store answers 500, 503 or 429 to say "again, later". */
const pausesMs = [200, 1000]
const isPassing = (status: number): boolean => status >= 500 || status === 429

/** Blobs in a bucket of S3 or a store that speaks like it. Calls are signed (AWS Signature Version 4), bodies included. */
export function s3Blobs({ url, credentials }: S3Settings, client: OutgoingClient, clock: Clock): Blobs {
  const { base, region } = placeOf(url, credentials.region)

  const attempt = async (address: string, { method, body }: Call): Promise<OutgoingAnswer> => {
    const signed = await new AwsV4Signer({
      method,
      url: address,
      headers: { 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      service: 's3',
      region,
      datetime: clock
        .now()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign()
    return await client.send({
      method,
      url: address,
      headers: Object.fromEntries(signed.headers),
      ...(body ? { body } : {}),
    })
  }

  const call = async (
    key: string,
    { method, body }: Call,
    expected: readonly number[],
  ): Promise<OutgoingAnswer> => {
    const address = `${base}/${stepsOf(key).join('/')}`
    const once = async () => await attempt(address, { method, ...(body ? { body } : {}) })
    let answer = await once()
    for (const pause of pausesMs) {
      if (!isPassing(answer.status)) break
      await wait(pause)
      answer = await once()
    }
    if (!expected.includes(answer.status)) throw refused(method, key, answer)
    return answer
  }

  return {
    put: async (key, bytes) => void (await call(key, { method: 'PUT', body: bytes }, [200])),
    get: async (key) => {
      const { status, body } = await call(key, { method: 'GET' }, [200, 404])
      return status === 404 ? null : body
    },
    delete: async (key) => void (await call(key, { method: 'DELETE' }, [200, 204, 404])),
  }
}

/** Where the objects are: below an endpoint by path, at AWS by the bucket's own host name. */
function placeOf(url: string, defaultRegion: string): { base: string; region: string } {
  const { hostname: bucket, pathname, searchParams } = new URL(url)
  const region = searchParams.get('region') ?? defaultRegion
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '')
  const prefix = pathname.split('/').filter(Boolean)
  const start = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  return { base: [start, ...(prefix.length > 0 ? stepsOf(prefix.join('/')) : [])].join('/'), region }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function refused(method: string, key: string, { status, body }: OutgoingAnswer): Error {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString()) ?? []
  return new Error(`The blob store answered ${[status, code].join(' ').trim()} to ${method} ${key}.`)
}
