import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import loadDecoder from '@jsquash/webp/codec/dec/webp_dec.js'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { imageSize } from '@sextant/bytes/image/image-size'

/** The decoder's output: four bytes per pixel. */
interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

interface WebpDecoder {
  /** Returns null or throws if the bytes are not a picture. */
  decode(bytes: Uint8Array): Pixels | null
}

/** Converts to grey, with transparent pixels white; colours have equal weight, as for other pictures. */
function greyOf({ width, height, data }: Pixels): Bitmap {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) {
    // by index: creating a view of each pixel takes ten times as long
    const from = 4 * at
    const sum = (data[from] ?? 255) + (data[from + 1] ?? 255) + (data[from + 2] ?? 255)
    grey[at] = (data[from + 3] ?? 255) < 128 ? 255 : sum / 3
  }
  return { width, height, grey }
}

const isWebp = (bytes: Uint8Array): boolean => /^RIFF....WEBP/s.test(String.fromCharCode(...bytes.subarray(0, 12)))

/** Loads the WebP decoder: libwebp compiled to WebAssembly, read from the installed package. */
export async function loadWebp(): Promise<(bytes: Uint8Array, room: number) => Bitmap | null> {
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm')
  const decoder: WebpDecoder = await loadDecoder({
    noInitialRun: true,
    wasmBinary: new Uint8Array(await readFile(path)).buffer,
  })
  return (bytes, room) => {
    // the size is known before anything is decompressed
    const size = isWebp(bytes) ? imageSize(bytes) : null
    if (!size || size.width * size.height > room) return null
    try {
      const pixels = decoder.decode(bytes)
      return pixels && pixels.width === size.width && pixels.height === size.height ? greyOf(pixels) : null
    } catch {
      return null
    }
  }
}
