import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Cells of a line, each with its distance from the left margin in points. */
type Line = readonly (readonly [left: number, text: string])[]

/** A PDF with one page of lines of ASCII text. */
export function pdfOf(lines: readonly Line[]): Buffer {
  const cells = lines.flatMap((line, row) =>
    line.map(
      ([left, text]) => `BT /F1 12 Tf ${60 + left} ${760 - 24 * row} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`,
    ),
  )
  const content = cells.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1')
}

/** A photographed booking. */
export const photograph = async (): Promise<Buffer> =>
  await readFile(new URL('../../packages/ocr/test/stay.png', import.meta.url))

const drawTable = readFileSync(new URL('./draw-table.js', import.meta.url), 'utf8')

/** A picture of a table with two columns. Chromium cannot always take a screenshot of a page in the background. */
export async function pictureOf(
  page: Page,
  rows: readonly (readonly [label: string, value: string])[],
): Promise<Buffer> {
  const address = await page.evaluate<string>(`${drawTable}; drawTable(${JSON.stringify(rows)})`)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

type AttachedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }
type FileMail = {
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly file?: AttachedFile | undefined
}

/** An email with a text, and perhaps a file attached. */
export function fileMail({ from, subject, text, file }: FileMail): Buffer {
  const attached = file && [
    `Content-Type: ${file.type}; name="${file.name}"`,
    `Content-Disposition: attachment; filename="${file.name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    file.bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ]
  return Buffer.from(
    [
      `From: Desk <${from}>`,
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: ${subject}`,
      `Message-ID: <${subject.replaceAll(/\W/g, '')}.${Date.now()}@letters.test>`,
      `Date: ${new Date().toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="edge"',
      '',
      '--edge',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      ...(attached ? ['--edge', ...attached] : []),
      '--edge--',
      '',
    ].join('\r\n'),
  )
}
