import type { Upload } from '@sextant/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import { type SpooledFile, spoolFile, TooManyBytes } from '../files/spooled-file'
import { asMalformed, textFields } from './incoming'
import { refuse } from './refusal'
import type { SpooledUpload } from './serve'

type Incoming = { readonly body: Record<string, string>; readonly spooled: SpooledUpload | null }

/** The maximum size of a form, not counting its file. */
const formOverhead = 64 * 1024

/**
 * Spools an upload to disk as it arrives, in constant memory; like `readFile`, from a raw body or a form's part `file`.
 * Files declared too large are refused before they are read (413). Interrupted uploads leave nothing behind.
 */
export async function spoolUpload(request: FastifyRequest, upload: Upload): Promise<Incoming> {
  const { maxBytes } = upload
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formOverhead) refuseSize(maxBytes)
  if (request.isMultipart()) return await spoolForm(request, maxBytes).catch(asMalformed)
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!upload.types.includes(type)) return refuse('unsupported_type')
  const content = await spool(request.raw, maxBytes)
  return { body: textFields(request.query), spooled: { content, filename: null, type } }
}

async function spoolForm(request: FastifyRequest, maxBytes: number): Promise<Incoming> {
  const body: Record<string, string> = {}
  let spooled: SpooledUpload | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20 } })) {
      if (part.type === 'field') body[part.fieldname] = String(part.value)
      else if (part.fieldname === 'file') {
        const content = await spool(part.file, maxBytes)
        spooled = { content, filename: part.filename, type: part.mimetype }
      } else part.file.resume()
    }
  } catch (error) {
    await spooled?.content.close()
    throw error
  }
  return { body, spooled }
}

async function spool(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<SpooledFile> {
  try {
    return await spoolFile(source, maxBytes)
  } catch (error) {
    if (error instanceof TooManyBytes) return refuseSize(maxBytes)
    throw error
  }
}

function refuseSize(maxBytes: number): never {
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  return refuse(
    'too_large',
    `A file may have ${megabytes} MB at most. Split it into smaller ones, and import them one after another.`,
  )
}
