import { bytesOf } from '@sextant/bytes/chars'
import { type Bitmap, bytesPerRow, type Layout, toBitmap } from '@sextant/bytes/image/bitmap'
import type { Size } from '@sextant/bytes/image/image-size'
import { type FaxLayout, readFax } from '@sextant/bytes/image/read-fax'
import { readJbig2 } from '@sextant/bytes/image/read-jbig2'
import { readJpeg } from '@sextant/bytes/image/read-jpeg'
import type { PdfFile } from './pdf-file'
import { type Dictionary, nameOf, numberOf, PdfStream, PdfText, type PdfValue } from './values'

interface Colours {
  samples: number
  inks?: boolean
  palette?: Uint8Array
}

function paletteOf(file: PdfFile, lookup: PdfValue, samples: number): Uint8Array | null {
  const bytes =
    lookup instanceof PdfText ? bytesOf(lookup.bytes) : lookup instanceof PdfStream ? file.unpacked(lookup, 4096) : null
  if (!bytes || samples === 3) return bytes
  return samples === 1 ? Uint8Array.from({ length: bytes.length * 3 }, (_, at) => bytes[Math.floor(at / 3)] ?? 0) : null
}

/** The number of samples per pixel in a colour space (ISO 32000-1 §8.6); null for several inks with custom names. */
function coloursOf(file: PdfFile, value: PdfValue, depth = 0): Colours | null {
  const [family, base, , lookup] = Array.isArray(value) ? value.map((one) => file.get(one)) : [value]
  const name = nameOf(family)
  if (name === 'DeviceRGB' || name === 'CalRGB') return { samples: 3 }
  if (name === 'DeviceGray' || name === 'CalGray') return { samples: 1 }
  if (name === 'DeviceCMYK') return { samples: 4, inks: true }
  if (name === 'Separation') return { samples: 1, inks: true }
  if (name === 'ICCBased' && base instanceof PdfStream) {
    const samples = numberOf(file.get(base.dictionary.get('N'))) ?? 3
    return samples === 1 || samples === 3 ? { samples } : samples === 4 ? { samples, inks: true } : null
  }
  if (name !== 'Indexed' || depth > 0) return null
  const colours = coloursOf(file, base ?? null, 1)
  const palette = colours && !colours.inks && paletteOf(file, lookup ?? null, colours.samples)
  return palette ? { samples: 1, palette } : null
}

/** A picture's width and height in pixels according to its dictionary; null if missing. */
export function pdfImageSize(file: PdfFile, { dictionary }: PdfStream): Size | null {
  const number = (key: string): number => numberOf(file.get(dictionary.get(key))) ?? 0
  const [width, height] = [number('Width'), number('Height')]
  return width > 0 && height > 0 ? { width, height } : null
}

function layoutOf(file: PdfFile, stream: PdfStream): Layout | null {
  const { dictionary } = stream
  const size = pdfImageSize(file, stream)
  const mask = file.get(dictionary.get('ImageMask')) === true
  const depth = mask ? 1 : (numberOf(file.get(dictionary.get('BitsPerComponent'))) ?? 8)
  if (!size || ![1, 2, 4, 8, 16].includes(depth)) return null
  const colours = mask ? { samples: 1 } : coloursOf(file, file.get(dictionary.get('ColorSpace')))
  return { ...size, depth, samples: 1, ...colours }
}

const faxFilters = ['CCITTFaxDecode', 'CCF']

function faxLayout(file: PdfFile, settings: Dictionary | null, { width, height }: Size): FaxLayout {
  const columns = numberOf(file.get(settings?.get('Columns') ?? null)) ?? 1728
  // normally as many columns as the picture is wide; if they differ, rows are as long as the filter says
  return {
    width: columns > 0 && columns * height <= 4 * width * height ? columns : width,
    height,
    k: numberOf(file.get(settings?.get('K') ?? null)) ?? 0,
    isAligned: file.get(settings?.get('EncodedByteAlign') ?? null) === true,
  }
}

/** Inverts a picture whose samples are an ink. */
const darkened = (bitmap: Bitmap | null, { inks = false }: Layout): Bitmap | null =>
  bitmap && inks ? { ...bitmap, grey: bitmap.grey.map((shade) => 255 - shade) } : bitmap

/** Opens a picture in a format that this package does not decode, with at most `room` pixels; null if it cannot. */
export type OpenImage = (bytes: Uint8Array, room: number) => Bitmap | null

/**
 * Reads a picture in a PDF file, of at most `room` pixels; null if it is larger or encoded in an unsupported way.
 * Pictures in JPEG 2000 are opened by `open`.
 */
export function pdfImage(file: PdfFile, stream: PdfStream, room: number, open?: OpenImage): Bitmap | null {
  const layout = layoutOf(file, stream)
  if (!layout || layout.width * layout.height > room) return null
  const filters = file.filters(stream)
  const jpeg = filters.some(({ name }) => name === 'DCTDecode' || name === 'DCT')
  if (jpeg) {
    const bytes = file.unpacked(stream, 8 * 1024 * 1024, ['DCTDecode', 'DCT'])
    return bytes && readJpeg(bytes, room)
  }
  if (filters.some(({ name }) => name === 'JPXDecode')) {
    const bytes = open ? file.unpacked(stream, 8 * 1024 * 1024, ['JPXDecode']) : null
    return bytes && open ? darkened(open(bytes, room), layout) : null
  }
  const fax = filters.find(({ name }) => faxFilters.includes(name))
  if (fax) {
    const bytes = file.unpacked(stream, 8 * 1024 * 1024, faxFilters)
    return bytes && readFax(bytes, faxLayout(file, fax.settings, layout))
  }
  const jbig2 = filters.find(({ name }) => name === 'JBIG2Decode')
  if (jbig2) {
    const bytes = file.unpacked(stream, 8 * 1024 * 1024, ['JBIG2Decode'])
    const shared = file.get(jbig2.settings?.get('JBIG2Globals') ?? null)
    const globals = shared instanceof PdfStream ? file.unpacked(shared, 1024 * 1024) : null
    return bytes && readJbig2(bytes, globals, layout)
  }
  const size = (bytesPerRow(layout) + 1) * layout.height
  const bytes = file.unpacked(stream, size + 65_536)
  return bytes && bytes.length >= size / 2 ? toBitmap(bytes, layout) : null
}
