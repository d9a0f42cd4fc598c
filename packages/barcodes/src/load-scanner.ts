/// <reference types="emscripten" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BarcodeScanner } from '@sextant/extraction/kit/barcode-scanner'
import {
  binarizers,
  characterSets,
  defaultReaderOptions,
  eanAddOnSymbols,
  encodeFormats,
  prepareZXingModule,
  textModes,
  type ZXingReaderModule,
  type ZXingReaderOptions,
} from 'zxing-wasm/reader'
import { loadJpeg2000 } from './load-jpeg2000'
import { loadWebp } from './load-webp'

/** The maximum number of codes per picture, such as a family's boarding passes on one page. */
const maxCodes = 6

const options: ZXingReaderOptions = {
  ...defaultReaderOptions,
  formats: encodeFormats(['Aztec', 'DataMatrix', 'PDF417', 'QRCode']),
  maxNumberOfSymbols: maxCodes,
  tryCode39ExtendedMode: false,
  binarizer: binarizers.indexOf(defaultReaderOptions.binarizer),
  characterSet: characterSets.indexOf(defaultReaderOptions.characterSet),
  eanAddOnSymbol: eanAddOnSymbols.indexOf(defaultReaderOptions.eanAddOnSymbol),
  textMode: textModes.indexOf(defaultReaderOptions.textMode),
}

function scanWith(zxing: ZXingReaderModule, grey: Uint8ClampedArray, width: number, height: number): Uint8Array[] {
  const pixels = zxing._malloc(grey.length)
  try {
    zxing.HEAPU8.set(grey, pixels)
    const results = zxing.readBarcodesFromPixmap(pixels, width, height, options)
    return Array.from({ length: results.size() }, (_, index) => results.get(index)).flatMap((result) =>
      // the library reuses its memory, so the payload is copied
      result?.isValid ? [Uint8Array.from(result.bytes)] : [],
    )
  } finally {
    zxing._free(pixels)
  }
}

/**
 * Loads the scanner: ZXing and decoders of WebP and JPEG 2000, compiled to WebAssembly. They are read from the
 * installed packages, never from a network.
 */
export async function loadScanner(): Promise<BarcodeScanner> {
  const [openWebp, openJpeg2000] = await Promise.all([loadWebp(), loadJpeg2000()])
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const zxing = await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(await readFile(path)).buffer },
    fireImmediately: true,
  })
  return {
    open: (bytes, room) => openWebp(bytes, room) ?? openJpeg2000(bytes, room),
    scan({ width, height, grey }) {
      try {
        return scanWith(zxing, grey, width, height)
      } catch {
        // a picture that crashes the library counts as having no codes
        return []
      }
    },
  }
}
