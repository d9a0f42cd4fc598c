import { createHash, createHmac } from 'node:crypto'

export type Signed = {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Uint8Array, data: string) => createHmac('sha256', key).update(data).digest()

/**
 * Whether a request is signed by AWS Signature Version 4 for S3. Written from its public description ("Authenticating
 * Requests: Using the Authorization Header"), independently of the signing code.
 */
export function isSigned({ method, target, headers, body }: Signed, accessKeyId: string, secret: string): boolean {
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, credential = '', names = '', signature] = found.exec(headers['authorization'] ?? '') ?? []
  const [key, day = '', region = '', service = '', end = ''] = credential.split('/')
  const moment = headers['x-amz-date'] ?? ''
  const payload = headers['x-amz-content-sha256'] ?? ''
  if (key !== accessKeyId || !moment.startsWith(day) || payload !== sha256(body)) return false

  const url = new URL(target, 'http://store')
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort((a, b) => (a < b ? -1 : 1))
  const listed = names.split(';')
  const lines = listed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}\n`)
  const request = [method, url.pathname, query.join('&'), lines.join(''), names, payload].join('\n')
  const scope = [day, region, service, end].join('/')
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const signing = [region, service, end].reduce((chain, part) => hmac(chain, part), hmac(`AWS4${secret}`, day))
  return listed.includes('host') && hmac(signing, text).toString('hex') === signature
}
