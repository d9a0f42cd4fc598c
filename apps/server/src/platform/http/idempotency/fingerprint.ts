import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { RawInput } from '../serve'

/** Identifies a request: SHA-256 of its method, its path with the query, and its body or file. */
export async function fingerprintOf(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  { body, file, spooled }: Pick<RawInput, 'body' | 'file' | 'spooled'>,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(`${method} ${url}\n${JSON.stringify(body)}\n`)
  if (file) hash.update(file.bytes)
  if (spooled) for await (const chunk of spooled.content.chunks()) hash.update(chunk)
  return hash.digest()
}
