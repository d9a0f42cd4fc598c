import { strToU8, zipSync } from 'fflate'
import { pdfOfLines } from '../../../../../packages/extraction/test/documents/pdf-of-lines'
import type { MailOptions } from '../../kit/mails'
import { mixedMail } from '../../kit/mixed-mail'
import type { AttachedFile } from './scenario'

type Message = MailOptions & { readonly text?: string | undefined; readonly html?: string | undefined }

/** An email with files. `filled` replaces the days and numbers in their texts. */
export function withFiles(message: Message, files: readonly AttachedFile[], filled: (text: string) => string): Buffer {
  const { text, html, ...headers } = message
  return mixedMail({
    ...headers,
    parts: [
      ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', content: text }]),
      ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', content: html }]),
      ...files.map((file) => partOf(file, filled)),
    ],
  })
}

function partOf(file: AttachedFile, filled: (text: string) => string) {
  if ('calendar' in file) {
    const { method = 'PUBLISH', calendar } = file
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, filled(calendar), 'END:VCALENDAR', '']
    return {
      type: `text/calendar; charset=utf-8; method=${method}`,
      content: lines.join('\n').replaceAll('\n', '\r\n'),
      disposition: 'attachment; filename="invite.ics"',
    }
  }
  if ('pass' in file)
    return {
      type: 'application/vnd.apple.pkpass',
      content: Buffer.from(zipSync({ 'pass.json': strToU8(filled(JSON.stringify(file.pass))) })),
      disposition: 'attachment; filename="pass.pkpass"',
    }
  if ('code' in file)
    return {
      type: 'application/octet-stream',
      content: filled(file.code),
      disposition: 'attachment; filename="barcode.txt"',
    }
  return {
    type: 'application/pdf',
    content: Buffer.from(pdfOfLines(file.pdf.map(filled)), 'latin1'),
    disposition: 'attachment; filename="document.pdf"',
  }
}
