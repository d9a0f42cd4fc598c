import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import loadEncoder from '@jsquash/webp/codec/enc/webp_enc.js'
import { defaultOptions } from '@jsquash/webp/meta.js'
import type { Bitmap } from '@sextant/bytes/image/bitmap'

const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.wasm')

/** Encodes a picture as WebP, lossless or lossy. */
export async function writeWebp({ width, height, grey }: Bitmap, isLossless: boolean): Promise<Uint8Array> {
  const encoder = await loadEncoder({ noInitialRun: true, wasmBinary: new Uint8Array(readFileSync(path)).buffer })
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : (grey[at >> 2] ?? 255),
  )
  const packed = encoder.encode(pixels, width, height, { ...defaultOptions, lossless: isLossless ? 1 : 0, exact: 1 })
  if (!packed) throw new Error('not packed')
  return Uint8Array.from(packed)
}
