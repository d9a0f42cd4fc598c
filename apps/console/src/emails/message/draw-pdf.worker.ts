import { getDocument } from 'unpdf/pdfjs'
import type { DrawnPage, PdfDrawing, PdfRequest } from './pdf-drawing'
import type { PlacedText } from './placed-text'

/** How much of a file is drawn: as much as people look at, and no more than fits in memory. */
const limits = { pages: 10, pixels: 4_000_000, texts: 5000 }

/** Canvases for pictures and masks within a page. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = Math.max(1, width)
    canvas.height = Math.max(1, height)
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0
    canvas.height = 0
  }
}

/** Filters are SVG elements, which require a document; worker threads have none, so pages are drawn without them. */
class NoFilters {
  addFilter = (): string => 'none'
  addHCMFilter = (): string => 'none'
  addAlphaFilter = (): string => 'none'
  addLuminosityFilter = (): string => 'none'
  addHighlightHCMFilter = (): string => 'none'
  destroy = (): void => {}
}

type Send = (drawing: PdfDrawing, transfer?: Transferable[]) => void

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Pdf['getPage']>>

async function draw(page: Page, width: number): Promise<DrawnPage> {
  const naturalSize = page.getViewport({ scale: 1 })
  const scale = Math.min(width / naturalSize.width, Math.sqrt(limits.pixels / (naturalSize.width * naturalSize.height)))
  const viewport = page.getViewport({ scale })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  // The library's types require a page's canvas; a worker's has the same methods.
  if (context) await page.render({ canvas: null, canvasContext: Object(context), viewport }).promise
  const { items } = await page.getTextContent()
  const texts = items.slice(0, limits.texts).flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
    const height = Math.hypot(c, d)
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y).map(Number)
    const at = { left: left / viewport.width, top: (bottom - height * scale) / viewport.height }
    return [{ text: item.str, ...at, width: (item.width * scale) / viewport.width, height: height / viewport.height }]
  })
  return { picture: canvas.transferToImageBitmap(), ratio: viewport.width / viewport.height, texts }
}

async function drawAll({ bytes, width }: PdfRequest, send: Send): Promise<void> {
  const { promise } = getDocument({
    data: new Uint8Array(bytes),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    // Draws letters as shapes: a worker has no document to add fonts to.
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: limits.pixels * 4,
    verbosity: 0,
  })
  const pdf = await promise
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number++) {
    const page = await draw(await pdf.getPage(number), width)
    send({ type: 'page', page }, [page.picture])
  }
  send({ type: 'end', pages: pdf.numPages })
}

// Replies go to the port in the request, because the library sends its own messages to the page.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<PdfRequest>) => {
  if (!port) return
  const send: Send = (drawing, transfer = []) => port.postMessage(drawing, transfer)
  drawAll(data, send).catch((error: unknown) =>
    send({ type: 'failed', isLocked: error instanceof Error && error.name === 'PasswordException' }),
  )
})
