import { strToU8, zipSync, zlibSync } from 'fflate'

/** Documents designed to consume a lot of time or memory, each created on demand. */

const zeros = (size: number): Uint8Array => new Uint8Array(size)
const text = (unit: string, size = 300_000): string => unit.repeat(Math.ceil(size / unit.length))

interface Part {
  head: string
  data?: Uint8Array
}

/** A PDF file with these objects, numbered from 1; the first is its catalog. */
function pdf(objects: readonly Part[]): Uint8Array {
  const chunks: Uint8Array[] = [strToU8('%PDF-1.7\n')]
  for (const [index, { head, data }] of objects.entries()) {
    chunks.push(strToU8(`${index + 1} 0 obj\n${head}\n`))
    if (data) chunks.push(strToU8('stream\n'), data, strToU8('\nendstream\n'))
    chunks.push(strToU8('endobj\n'))
  }
  chunks.push(strToU8('trailer << /Root 1 0 R >>'))
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = zeros(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    out.set(chunk, at)
    at += chunk.length
  }
  return out
}

const flate = (data: Uint8Array, more = ''): Part => ({
  head: `<< /Filter /FlateDecode ${more} >>`,
  data: zlibSync(data),
})
const tree: Part[] = [{ head: '<< /Type /Catalog /Pages 2 0 R >>' }]
const font = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'

/** A one-page file with this content and other objects (from 5). */
const onePage = (content: Part, ...others: Part[]): Uint8Array =>
  pdf([
    ...tree,
    { head: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      head: `<< /Type /Page /Contents 4 0 R ${font.replace('>> >> >>', '>> >> /XObject << /X 5 0 R >> >>')} >>`,
    },
    content,
    ...others,
  ])

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${3 + 2 * index} 0 R`).join(' ')
  const pages = Array.from({ length: count }, (_, index): Part[] => [
    { head: `<< /Type /Page /Parent 2 0 R /Contents ${4 + 2 * index} 0 R ${font} >>` },
    flate(strToU8(`BT /F 10 Tf 50 700 Td (Page ${index} of the terms and conditions of your booking) Tj ET`)),
  ])
  return pdf([...tree, { head: `<< /Type /Pages /Kids [${kids}] /Count ${count} >>` }, ...pages.flat()])
}

/** A file whose object streams are all bombs. */
const packedBombs = (): Uint8Array =>
  pdf([...tree, ...Array.from({ length: 200 }, () => flate(zeros(20_000_000), '/Type /ObjStm /N 10000 /First 100000'))])

function picture(kind: 'png' | 'jpeg'): Uint8Array {
  if (kind === 'jpeg') {
    const head = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x04, 0xb0, 0x04, 0xb0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    return joined([Uint8Array.from(head), Uint8Array.from({ length: 300_000 }, (_, at) => (at * 31) & 0xff)])
  }
  const chunk = (type: string, data: Uint8Array): Uint8Array => {
    const size = zeros(4)
    new DataView(size.buffer).setUint32(0, data.length)
    return joined([size, strToU8(type), data, zeros(4)])
  }
  const header = zeros(13)
  new DataView(header.buffer).setUint32(0, 1200)
  new DataView(header.buffer).setUint32(4, 1200)
  header.set([8, 6], 8)
  const noise = Uint8Array.from({ length: 1200 * 4801 }, (_, at) => (at % 4801 === 0 ? 4 : (at * at * 7) >> 3))
  return joined([
    strToU8('\u0089PNG\r\n\u001a\n', true),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(noise, { level: 1 })),
    chunk('IEND', zeros(0)),
  ])
}

const nested = (depth: number, data: Uint8Array): Uint8Array => (depth === 0 ? data : nested(depth - 1, zlibSync(data)))

/** By document name. */
export const inputs: Readonly<Record<string, () => Uint8Array>> = {
  'pages-10000.pdf': () => manyPages(10_000),
  'object-streams-of-zeros.pdf': packedBombs,
  'content-of-zeros.pdf': () => onePage(flate(zeros(300_000_000))),
  'content-packed-four-times.pdf': () =>
    onePage({
      head: '<< /Filter [/FlateDecode /FlateDecode /FlateDecode /FlateDecode] >>',
      data: nested(4, zeros(100_000_000)),
    }),
  'operators.pdf': () => onePage(flate(strToU8(text('q Q ', 20_000_000)))),
  'rectangles.pdf': () => onePage(flate(strToU8(text('1 1 2 2 re f 9 9 2 2 re f ', 5_000_000)))),
  'one-path.pdf': () => onePage(flate(strToU8(`${text('1 700 m 9 1 l 5 3 l ', 5_000_000)} f`))),
  'strings.pdf': () => onePage(flate(strToU8(`BT /F 10 Tf ${text('1 1 Td (abcdefgh) Tj ', 6_000_000)}`))),
  'forms-that-draw-themselves.pdf': () =>
    onePage(
      { head: '<< >>', data: strToU8('/X Do') },
      {
        head: '<< /Subtype /Form /Resources << /XObject << /X 5 0 R >> >> >>',
        data: strToU8(text('/X Do ', 60_000)),
      },
    ),
  'arrays-within-arrays.pdf': () => onePage({ head: '<< >>', data: strToU8(text('[', 2_000_000)) }),
  'heads-of-objects.pdf': () => strToU8(`%PDF-1.7\n${text('1 0 obj ', 8_000_000)}`),
  'streams-without-end.pdf': () =>
    strToU8(`%PDF-1.7\n${text('1 0 obj << /Type /ObjStm /N 9 /First 9 >> stream\n', 8_000_000)}`),
  'pictures.pdf': () =>
    onePage(
      { head: '<< >>', data: strToU8('/X Do') },
      flate(
        Uint8Array.from({ length: 1_400_000 }, (_, at) => (at * at * 13) >> 5),
        '/Subtype /Image /Width 1400 /Height 1000 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      ),
    ),
  'noise.png': () => picture('png'),
  'noise.jpg': () => picture('jpeg'),
  'pass.pkpass': () => zipSync({ 'pass.json': zeros(100_000_000) }, { level: 9 }),
  'bundle.pkpasses': () =>
    zipSync(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.pkpass`, zeros(5_000_000)])), {
      level: 6,
    }),
  'header.eml': () => strToU8(`From: a@b.example\nX: ${text('y')}\nSubject: z\n\nbody`),
  'parts-100000.eml': () => strToU8(`Content-Type: multipart/mixed; boundary=x\n\n${'--x\n\nbody\n'.repeat(100_000)}`),
  'calendar.ics': () =>
    strToU8(
      `BEGIN:VCALENDAR\n${text('BEGIN:VEVENT\nDTSTART;TZID=x:20260101T101010\nSUMMARY:a\nEND:VEVENT\n', 2_000_000)}`,
    ),
}
