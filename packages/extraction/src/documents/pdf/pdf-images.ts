import { type Bitmap, bytesPerRow, type Layout, mostPixels, toBitmap, unfilter } from '../image/bitmap'
import { inflateZlib } from '../inflate'
import { decodeAscii85, decodeAsciiHex } from './ascii-filters'

const latin = new TextDecoder('latin1')
/** Objects that one file may hold, and pictures of it that we look at. */
const most = { streams: 5000, images: 20 }
/** A dictionary stands directly before its stream. */
const dictionaryBytes = 2000

/** The number of an entry of a dictionary; undefined where it is none, or a reference. */
function numberOf(dictionary: string, name: string): number | undefined {
  const text = new RegExp(`/${name}\\s+(\\d{1,9})(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1]
  return text === undefined ? undefined : Number(text)
}

const filtersOf = (dictionary: string): string[] => {
  const text = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? ''
  return [...text.matchAll(/\/(\w+)/g)].map(([, name = '']) => name)
}

function unpack(data: Uint8Array, filters: readonly string[], size: number): Uint8Array | null {
  let bytes: Uint8Array | null = data
  for (const filter of filters) {
    if (!bytes) return null
    if (filter === 'ASCII85Decode' || filter === 'A85') bytes = decodeAscii85(bytes)
    else if (filter === 'ASCIIHexDecode' || filter === 'AHx') bytes = decodeAsciiHex(bytes)
    else if (filter === 'FlateDecode' || filter === 'Fl') bytes = inflateZlib(bytes, size)
    else return null
  }
  return bytes
}

function layoutOf(dictionary: string): Layout | null {
  const [width, height] = [numberOf(dictionary, 'Width'), numberOf(dictionary, 'Height')]
  const mask = /\/ImageMask\s+true/.test(dictionary)
  const depth = mask ? 1 : numberOf(dictionary, 'BitsPerComponent')
  if (!width || !height || !depth || ![1, 2, 4, 8].includes(depth) || width * height > mostPixels) return null
  const samples = /DeviceRGB|CalRGB/.test(dictionary) && !/Indexed/.test(dictionary) ? 3 : 1
  return { width, height, depth, samples }
}

function imageOf(dictionary: string, data: Uint8Array, room: number): Bitmap | null {
  const layout = layoutOf(dictionary)
  if (!layout || layout.width * layout.height > room) return null
  const filtered = (numberOf(dictionary, 'Predictor') ?? 1) >= 10
  const size = (bytesPerRow(layout) + (filtered ? 1 : 0)) * layout.height
  const bytes = unpack(data, filtersOf(dictionary), size + 65_536)
  if (!bytes || bytes.length < size / 2) return null
  return toBitmap(filtered ? unfilter(bytes, layout) : bytes, layout)
}

/**
 * The pictures of a PDF that are stored without loss (as barcodes are), found by their dictionaries wherever they stand:
 * one pass over the file, whatever its tables say. They have no more than `pixels` together.
 */
export function pdfImages(bytes: Uint8Array, pixels = mostPixels): Bitmap[] {
  const text = latin.decode(bytes)
  const images: Bitmap[] = []
  let room = pixels
  let at = 0
  for (let count = 0; count < most.streams && images.length < most.images; count++) {
    const word = text.indexOf('stream', at)
    if (word < 0) break
    const start = word + (text[word + 6] === '\r' ? 8 : 7)
    const before = text.slice(Math.max(at, word - dictionaryBytes), word)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const found = text.indexOf('endstream', start)
    const end = found < 0 ? bytes.length : found
    const isImage = /\/Subtype\s*\/Image\b/.test(dictionary)
    const image = isImage ? imageOf(dictionary, bytes.subarray(start, end), room) : null
    if (image) {
      images.push(image)
      room -= image.width * image.height
    }
    at = end + 9
  }
  return images
}
