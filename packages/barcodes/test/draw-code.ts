import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { type CreatableBarcodeFormat, prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Draws a barcode with its quiet zone, at `scale` pixels per module. */
export async function drawCode(
  format: CreatableBarcodeFormat,
  payload: string | Uint8Array,
  scale = 3,
): Promise<Bitmap> {
  const { symbol, error } = await writeBarcode(payload, { format, scale: 1 })
  if (error) throw new Error(error)
  const [width, height] = [symbol.width * scale, symbol.height * scale]
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) {
    const [x, y] = [Math.floor((at % width) / scale), Math.floor(at / width / scale)]
    grey[at] = symbol.data[y * symbol.width + x] ?? 255
  }
  return { width, height, grey }
}
