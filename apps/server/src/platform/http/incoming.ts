import type { Upload } from '@sextant/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal'
import type { IncomingFile } from './serve'

type Incoming = { readonly body: Record<string, string>; readonly file: IncomingFile | null }

/**
 * Reads an upload: either a raw body of an accepted type with fields in the query, or a form with the upload in part
 * `file` and fields in the other parts.
 */
export async function readFile(request: FastifyRequest, upload: Upload): Promise<Incoming> {
  if (request.isMultipart()) return await readForm(request, upload).catch(asMalformed)
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!upload.types.includes(type) || !Buffer.isBuffer(request.body)) return refuse('unsupported_type')
  return { body: textFields(request.query), file: { bytes: request.body, filename: null, type } }
}

async function readForm(request: FastifyRequest, upload: Upload): Promise<Incoming> {
  const body: Record<string, string> = {}
  let file: IncomingFile | null = null
  for await (const part of request.parts({ limits: { fileSize: upload.maxBytes, files: 1, fields: 20 } })) {
    if (part.type === 'field') body[part.fieldname] = String(part.value)
    else if (part.fieldname === 'file') {
      file = { bytes: await part.toBuffer(), filename: part.filename, type: part.mimetype }
    } else part.file.resume()
  }
  return { body, file }
}

/** A form without a boundary, or that ends prematurely, is the sender's error; the parser has no error code for it. */
export function asMalformed(error: unknown): never {
  if (error instanceof Error && !('code' in error)) refuse('malformed')
  throw error
}

export const textFields = (query: unknown): Record<string, string> =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    : {}
