import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { readPng } from '@sextant/bytes/image/read-png'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { type OcrOrder, openOcr } from '@sextant/ocr/open-ocr'
import jpeg from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { drawCode } from '../../barcodes/test/draw-code'
import { blank, mailWith, pasted, pdfOfPages, pngOf } from '../../extraction/test/documents/make-pictures'

/** Starts the worker from its TypeScript source, for which it has to load a transpiler first. */
function start(order: OcrOrder): Worker {
  const url = JSON.stringify(new URL('../src/ocr.worker.ts', import.meta.url).href)
  const program = `import('tsx/esm/api').then(({ register }) => { register(); return import(${url}) })`
  return new Worker(program, { ...order, eval: true, execArgv: [] })
}

// Generous timeouts for busy machines.
const patient = { startMs: 60_000, timeMs: 40_000 }
const ocr = openOcr(['eng', 'deu', 'fra'], start, patient)

function picture(name: string): Bitmap {
  const bitmap = readPng(readFileSync(new URL(name, import.meta.url)))
  if (!bitmap) throw new Error(`${name} is no picture`)
  return bitmap
}
const stay = picture('stay.png')

function mapped(of: Bitmap, width: number, height: number, from: (x: number, y: number) => number): Bitmap {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) grey[at] = of.grey[from(at % width, Math.floor(at / width))] ?? 255
  return { width, height, grey }
}
const shaded = (of: Bitmap, shade: (grey: number, x: number, y: number) => number): Bitmap => ({
  ...of,
  grey: of.grey.map((grey, at) => shade(grey, at % of.width, Math.floor(at / of.width))),
})

const inverted = shaded(stay, (grey) => 255 - grey)

const { width, height } = stay
/** A picture whose lines slope down to the right by a percentage. */
const sheared = (percent: number): Bitmap =>
  mapped(stay, width, height, (x, y) => (y - Math.round((x * percent) / 100) + 40) * width + x)

const forms: [string, Bitmap][] = [
  ['plain', stay],
  ['light on dark', inverted],
  ['on a dark desk', pasted(blank(2 * width, height + 400, 20), stay, width / 2, 200)],
  ['light on dark on a white page', pasted(blank(2 * width, height + 400), inverted, width / 2, 200)],
  ['grey on grey', shaded(stay, (grey) => 110 + grey / 4)],
  ['in a shadow', shaded(stay, (grey, x) => grey * (1 - (0.6 * x) / width))],
  ['on the skew', sheared(6)],
  ['turned to the right', mapped(stay, height, width, (x, y) => (height - 1 - x) * width + y)],
  ['turned to the left', mapped(stay, height, width, (x, y) => x * width + width - 1 - y)],
  ['on its head', mapped(stay, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x)],
]

const scanner = await loadScanner()
const read = (bytes: Uint8Array, name: string) =>
  extract({ definitions, scanner, bytes, name, contextDate: '2026-09-01T09:00:00Z', ocr }).extraction
const booked = {
  kind: 'lodging',
  confirmation_no: 'QS4402817',
  travelers: [{ name: 'Priya Raman' }],
  start: { place: { name: 'Quayside Hotel' }, time: { local: '2026-09-14T15:00:00' } },
  end: { time: { local: '2026-09-17T11:00:00' } },
}

describe('reads a picture of a booking', () => {
  test.each(forms)('%s', (_, form) => {
    expect(read(pngOf(form), 'booking.png').reservations).toMatchObject([booked])
  })

  test('as a photograph attached to an email', () => {
    const data = Uint8Array.from(stay.grey).reduce(
      (all, shade, at) => {
        all.fill(shade, 4 * at, 4 * at + 3)
        return all
      },
      new Uint8Array(4 * width * height).fill(255),
    )
    const bytes = jpeg.encode({ width, height, data }, 60).data
    const mail = mailWith('See what I booked.', [{ type: 'image/jpeg', bytes }])
    expect(read(mail, 'mail.eml')).toMatchObject({ reservations: [booked], diagnostics: [] })
  })

  test('as a scanned page of a PDF', () => {
    expect(read(pdfOfPages([stay]), 'scan.pdf').reservations).toMatchObject([booked])
  })

  test('and combines its code and its text', async () => {
    const code = await drawCode('QRCode', 'M1OKAFOR/CHIDI MR     EW3RT9K LHRDXBEK 0153 258Y022F0044 100', 4)
    const pass = pasted(picture('boarding-pass.png'), code, 80, 430)
    expect(read(pngOf(pass), 'pass.png').reservations).toMatchObject([
      {
        kind: 'flight',
        confirmation_no: 'W3RT9K',
        travelers: [{ name: 'Chidi Okafor', seat: '22F' }],
        start: { place: { iata_code: 'LHR' }, time: { local: '2026-09-15T14:05:00' } },
        end: { place: { iata_code: 'DXB' }, time: { local: '2026-09-15T23:55:00' } },
      },
    ])
  })
})

describe('gives the position of a word in the original picture', () => {
  /** Where a point of the upright picture has moved to, in fractions. */
  type Moved = (x: number, y: number) => [x: number, y: number]
  const moved: Record<string, Moved> = {
    plain: (x, y) => [x, y],
    'on the skew': (x, y) => [x, y + (0.06 * x * width - 40) / height],
    'turned to the right': (x, y) => [1 - y, x],
    'turned to the left': (x, y) => [y, 1 - x],
    'on its head': (x, y) => [1 - x, 1 - y],
  }
  const middleOf = (form: Bitmap) => {
    const words = ocr.read(form)
    const found = typeof words === 'string' ? undefined : words.find(({ text }) => text === 'QS4402817')
    if (!found) throw new Error('The word was not read.')
    const { left, top, width: wide, height: high } = found.box
    return [left + wide / 2, top + high / 2] as const
  }

  test.each(Object.entries(moved))('%s', (name, place) => {
    const [x, y] = middleOf(stay)
    const form = forms.find(([one]) => one === name)?.[1] ?? stay
    const [left, top] = middleOf(form)
    const [expectedLeft, expectedTop] = place(x, y)
    expect(left).toBeCloseTo(expectedLeft, 1.7)
    expect(top).toBeCloseTo(expectedTop, 1.7)
  })
})

describe('reports a reason for what cannot be read', () => {
  test('a picture of noise gives no booking', () => {
    let seed = 7
    const noise = shaded(blank(1800, 1400), () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed >> 23
    })
    expect(read(pngOf(noise), 'noise.png').reservations).toEqual([])
  })

  test('a picture that takes too long, after which the next one is still read', () => {
    let calls = 0
    const hasty = openOcr(['eng'], (order) => (calls++, start(order)), { ...patient, timeMs: 1 })
    expect(hasty.read(stay)).toBe('reading pictures took longer than 0.001 seconds.')
    expect(hasty.read(stay)).toBe('reading pictures took longer than 0.001 seconds.')
    expect(calls).toBe(2)
    expect(ocr.read(stay)).not.toEqual([])
  })

  test('a language whose package is not installed', () => {
    const unknown = openOcr(['xxx'], start, patient)
    expect(unknown.read(stay)).toBe(
      'the reader of pictures failed: the package @tesseract.js-data/xxx is not installed.',
    )
  })

  test('a worker that does not start', () => {
    const broken = openOcr(['eng'], (order) => new Worker('throw new Error()', { ...order, eval: true }), {
      ...patient,
      startMs: 2000,
    })
    expect(broken.read(stay)).toBe('the reader of pictures did not start within 2 seconds.')
  })
})
