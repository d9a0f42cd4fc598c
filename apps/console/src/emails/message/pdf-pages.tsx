import type { FileWord } from '@sextant/contract/emails/parsing-rules'
import { numberText } from '@sextant/domain/kit/number-text'
import type { DrawnPage } from './pdf-drawing'
import { PlacedPage } from './placed-page'
import type { Filling } from './selectable-text'
import { type DrawnPdf, usePdf } from './use-pdf'

type PdfPagesProps = {
  url: string
  /** The file's name. */
  name: string
  /** The words recognized in its scanned pages. */
  words: readonly FileWord[]
  /** What was read from the file. */
  quotes: readonly string[]
  /** Where selected text goes. */
  filling: Filling | undefined
  /** Why a page has no selectable text. */
  noText: string
}

/** The pages of a PDF, with their text on top so that it can be selected. */
export function PdfPages({ url, name, ...shown }: PdfPagesProps) {
  const pdf = usePdf(url)
  return (
    <>
      {pdf.pages.map((page, index) => (
        <Page
          // oxlint-disable-next-line react/no-array-index-key -- pages are identified only by their position
          key={index}
          page={page}
          number={index + 1}
          label={`Page ${index + 1} of ${name}`}
          {...shown}
        />
      ))}
      <Outcome {...pdf} />
    </>
  )
}

function Outcome({ end, pages, more }: DrawnPdf) {
  if (end === null) return pages.length > 0 ? null : <p className="skeleton h-60" role="status" aria-label="Drawing" />
  const text = {
    done:
      more > 0 ? `${numberText(more)} more ${more === 1 ? 'page is' : 'pages are'} not shown. Download the file.` : '',
    failed: 'The pages could not be drawn. Download the file to see them.',
    locked: 'The file needs a password. Download it to open it.',
  }[end]
  return text ? <p className="px-4 py-3 text-sm text-muted">{text}</p> : null
}

type PageProps = Omit<PdfPagesProps, 'url' | 'name'> & { page: DrawnPage; number: number; label: string }

function Page({ page, number, label, words, quotes, filling, noText }: PageProps) {
  const paint = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(page.picture, 0, 0)
  return (
    <PlacedPage
      label={label}
      ratio={page.ratio}
      texts={[...page.texts, ...words.filter((word) => word.page === number)]}
      quotes={quotes}
      filling={filling}
      noText={noText}
      isFirst={number === 1}
    >
      <canvas
        ref={paint}
        width={page.picture.width}
        height={page.picture.height}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      />
    </PlacedPage>
  )
}
