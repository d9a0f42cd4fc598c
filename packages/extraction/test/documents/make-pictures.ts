import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { strToU8, zlibSync } from 'fflate'

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length)
  new DataView(out.buffer).setUint32(0, data.length)
  out.set(strToU8(type), 4)
  out.set(data, 8)
  return out
}

/** A greyscale PNG from filtered rows, compressed here. */
export function pngOfRows(size: { width: number; height: number }, depth: number, data: Uint8Array): Uint8Array {
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, depth, 0, 0, 0, 0])
  new DataView(header.buffer).setUint32(0, size.width)
  new DataView(header.buffer).setUint32(4, size.height)
  return joined([
    strToU8('\u0089PNG\r\n\u001a\n', true),
    pngChunk('IHDR', header),
    pngChunk('IDAT', zlibSync(data)),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** A picture as PNG with 8 bits per pixel. */
export function pngOf({ width, height, grey }: Bitmap): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return pngOfRows({ width, height }, 8, rows)
}

export const blank = (width: number, height: number, shade = 255): Bitmap => ({
  width,
  height,
  grey: new Uint8ClampedArray(width * height).fill(shade),
})

/** Pastes one picture onto another. */
export function pasted(under: Bitmap, over: Bitmap, left: number, top: number): Bitmap {
  const grey = Uint8ClampedArray.from(under.grey)
  for (let y = 0; y < over.height; y++)
    grey.set(over.grey.subarray(y * over.width, (y + 1) * over.width), (top + y) * under.width + left)
  return { ...under, grey }
}

/** A PDF whose pages show one picture or one line of text each. */
export function pdfOfPages(pages: readonly (Bitmap | string)[]): Uint8Array {
  const objects = pages.map((page, index) => {
    const first = 10 + 3 * index
    const content =
      typeof page === 'string' ? `BT /F1 12 Tf 40 700 Td (${page}) Tj ET` : 'q 500 0 0 700 0 0 cm /I1 Do Q'
    const image =
      typeof page === 'string'
        ? new Uint8Array()
        : joined([
            strToU8(
              `${first + 2} 0 obj\n<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode >>\nstream\n`,
            ),
            zlibSync(Uint8Array.from(page.grey)),
            strToU8('\nendstream\nendobj\n'),
          ])
    return joined([
      strToU8(
        `${first} 0 obj\n<< /Type /Page /Parent 2 0 R /Contents ${first + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I1 ${first + 2} 0 R >> >> >>\nendobj\n${first + 1} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`,
      ),
      image,
    ])
  })
  const kids = pages.map((_, index) => `${10 + 3 * index} 0 R`).join(' ')
  return joined([
    strToU8(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>\nendobj\n3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>\nendobj\n`,
    ),
    ...objects,
    strToU8('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])
}

export interface AttachedPicture {
  type: string
  bytes: Uint8Array
  /** Additional header fields, such as `Content-Disposition: inline`. */
  head?: string
}

/** An email with a short text and attachments. */
export function mailWith(text: string, files: readonly AttachedPicture[]): Uint8Array {
  const parts = files.map(
    ({ type, bytes, head = `Content-Disposition: attachment; filename="file"` }) =>
      `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${head}\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`,
  )
  return strToU8(
    `From: Ana <ana@acme.example>\r\nTo: trips@sextant.example\r\nDate: Tue, 1 Sep 2026 10:00:00 +0000\r\nSubject: Fwd\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n${parts.join('')}--b--\r\n`,
  )
}
