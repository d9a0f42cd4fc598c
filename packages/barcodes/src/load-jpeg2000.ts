import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import loadDecoder from '@cornerstonejs/codec-openjpeg/decodewasmjs'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Size } from '@sextant/bytes/image/image-size'
import { type Jpeg2000Stream, jpeg2000Stream } from '@sextant/bytes/image/jpeg2000-stream'

/** The maximum memory of the decoder in pages of 64 kB; the largest pictures need about half of it. */
const maxPages = 8192

/** Refuses memory beyond the limit, as if the machine had no more. The decoder then reports the picture as broken. */
function limitMemory({ exports }: WebAssembly.Instance): void {
  const memory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory)
  if (!memory) return
  const grow = memory.grow.bind(memory)
  memory.grow = (pages: number): number => {
    if (memory.buffer.byteLength / 65_536 + pages > maxPages) throw new RangeError('The picture needs too much memory.')
    return grow(pages)
  }
}

/** The most samples decoded; larger pictures are decoded at half their size, with a quarter of the time and memory. */
const maxSamples = 12_000_000

/** How many times the picture has to be halved to have few enough samples. */
const halvingsFor = ({ width, height, samples }: Jpeg2000Stream): number =>
  Math.max(0, Math.ceil(Math.log2((width * height * samples) / maxSamples) / 2))

/** Converts samples of up to 16 bits to grey; colours have equal weight, as for other pictures. */
function greyOf(data: Uint8ClampedArray, { samples, depth }: Jpeg2000Stream, size: Size): Bitmap {
  const grey = new Uint8ClampedArray(size.width * size.height)
  const values = depth > 8 ? new Uint16Array(data.buffer) : data
  const scale = 255 / (2 ** depth - 1) / samples
  for (let at = 0; at < grey.length; at++) {
    let sum = 0
    for (let colour = 0; colour < samples; colour++) sum += values[at * samples + colour] ?? 0
    grey[at] = sum * scale
  }
  return { ...size, grey }
}

/** Loads the JPEG 2000 decoder: OpenJPEG compiled to WebAssembly, read from the installed package. */
export async function loadJpeg2000(): Promise<(bytes: Uint8Array, room: number) => Bitmap | null> {
  const path = createRequire(import.meta.url).resolve('@cornerstonejs/codec-openjpeg/decodewasm')
  const module = await WebAssembly.compile(await readFile(path))
  const silent = (): void => undefined
  const library = await loadDecoder({
    print: silent,
    printErr: silent,
    instantiateWasm(imports, onInstance) {
      const instance = new WebAssembly.Instance(module, imports)
      limitMemory(instance)
      return onInstance(instance, module)
    },
  })
  return (bytes, room) => {
    // the size is known before anything is decoded
    const stream = jpeg2000Stream(bytes)
    if (!stream || stream.width * stream.height > room) return null
    const halvings = halvingsFor(stream)
    if (halvings > stream.halvings) return null
    const half = 2 ** halvings
    const size = { width: Math.ceil(stream.width / half), height: Math.ceil(stream.height / half) }
    const decoder = new library.J2KDecoder()
    try {
      decoder.getEncodedBuffer(stream.bytes.length).set(stream.bytes)
      decoder.decodeSubResolution(halvings, 0)
      const data = decoder.getDecodedBuffer()
      // a broken picture has no samples
      const length = size.width * size.height * stream.samples * (stream.depth > 8 ? 2 : 1)
      return data.length === length ? greyOf(data, stream, size) : null
    } catch {
      return null
    } finally {
      decoder.delete()
    }
  }
}
