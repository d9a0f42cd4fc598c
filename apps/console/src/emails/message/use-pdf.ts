import { useEffect, useState } from 'react'
import type { DrawnPage, PdfDrawing, PdfRequest } from './pdf-drawing'

/** How long drawing a file's pages may take, in milliseconds: a file can be crafted to take forever. */
const timeMs = 20_000
/** Wide enough for screens with two pixels per point. */
const pageWidth = 1400

export type DrawnPdf = {
  readonly pages: readonly DrawnPage[]
  /** Null while pages are being drawn. */
  readonly end: 'done' | 'failed' | 'locked' | null
  /** The number of pages not drawn. */
  readonly more: number
}

const nothing: DrawnPdf = { pages: [], end: null, more: 0 }

const after = (pdf: DrawnPdf, drawing: PdfDrawing): DrawnPdf => {
  if (drawing.type === 'page') return { ...pdf, pages: [...pdf.pages, drawing.page] }
  if (drawing.type === 'end') return { ...pdf, end: 'done', more: drawing.pages - pdf.pages.length }
  return { ...pdf, end: drawing.isLocked ? 'locked' : 'failed' }
}

/** Draws the pages of a PDF in its own thread, which is terminated if it takes too long or is no longer needed. */
export function usePdf(url: string): DrawnPdf {
  const [pdf, setDrawn] = useState(nothing)
  useEffect(() => {
    const thread = new Worker(new URL('./draw-pdf.worker.ts', import.meta.url), { type: 'module' })
    const { port1: answers, port2: port } = new MessageChannel()
    const abortController = new AbortController()
    const stop = (): void => {
      clearTimeout(timer)
      abortController.abort()
      answers.close()
      thread.terminate()
    }
    const onDrawing = (drawing: PdfDrawing): void => {
      setDrawn((before) => after(before, drawing))
      if (drawing.type !== 'page') stop()
    }
    const fail = (): void => {
      if (!abortController.signal.aborted) onDrawing({ type: 'failed', isLocked: false })
    }
    const timer = setTimeout(fail, timeMs)
    answers.addEventListener('message', ({ data }: MessageEvent<PdfDrawing>) => onDrawing(data))
    answers.start()
    thread.addEventListener('error', fail)
    const begin = async (): Promise<void> => {
      const response = await fetch(url, { signal: abortController.signal })
      if (!response.ok) return fail()
      const request: PdfRequest = { bytes: await response.arrayBuffer(), width: pageWidth }
      thread.postMessage(request, [request.bytes, port])
    }
    begin().catch(fail)
    return stop
  }, [url])
  return pdf
}
