import { numberText } from '@sextant/domain/kit/number-text'
import { cx } from '../../ui/cx'
import type { DrawnPage, PlacedText } from './pdf-drawing'
import { type Filling, SelectableText } from './selectable-text'
import { type DrawnPdf, usePdf } from './use-pdf'

type PdfPagesProps = {
  url: string
  /** The file's name. */
  name: string
  /** What was read from the file. */
  quotes: readonly string[]
  /** Where selected text goes. */
  filling: Filling | undefined
}

/** The pages of a PDF as they look, with their text over them so that it can be selected. */
export function PdfPages({ url, name, quotes, filling }: PdfPagesProps) {
  const drawn = usePdf(url)
  return (
    <>
      {drawn.pages.map((page, index) => (
        <Page
          // oxlint-disable-next-line react/no-array-index-key -- pages are told apart by their place alone
          key={index}
          page={page}
          label={`Page ${index + 1} of ${name}`}
          quotes={quotes}
          filling={filling}
        />
      ))}
      <Outcome {...drawn} />
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

type PageProps = { page: DrawnPage; label: string; quotes: readonly string[]; filling: Filling | undefined }

function Page({ page, label, quotes, filling }: PageProps) {
  const paint = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(page.picture, 0, 0)
  return (
    <SelectableText
      label={label}
      filling={filling}
      hint="quiet"
      className="@container-[size] relative w-full overflow-hidden border-b border-line bg-white"
      style={{ aspectRatio: page.ratio }}
    >
      <canvas
        ref={paint}
        width={page.picture.width}
        height={page.picture.height}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      />
      {page.texts.map((text, index) => (
        <TextOver
          // oxlint-disable-next-line react/no-array-index-key -- texts are told apart by their place alone
          key={index}
          text={text}
          gap={isSameLine(text, page.texts[index + 1]) ? ' ' : '\n'}
          isRead={quotes.some((quote) => text.text.includes(quote))}
        />
      ))}
    </SelectableText>
  )
}

const isSameLine = (text: PlacedText, next: PlacedText | undefined): boolean =>
  next !== undefined && Math.abs(next.top - text.top) < text.height / 2

/** Stretches a text to the width that it has on the page; the ratio stays when the page is resized. */
function stretch(element: HTMLElement | null, width: number): void {
  const page = element?.parentElement?.clientWidth ?? 0
  if (element && element.offsetWidth > 0) element.style.transform = `scaleX(${(page * width) / element.offsetWidth})`
}

/** An invisible text over the one that is drawn. */
const TextOver = ({
  text: { text, left, top, width, height },
  gap,
  isRead,
}: {
  text: PlacedText
  gap: string
  isRead: boolean
}) => (
  <>
    <span
      ref={(element) => stretch(element, width)}
      className={cx(
        'absolute origin-left font-sans leading-none whitespace-pre text-transparent selection:bg-accent/30',
        isRead && 'bg-[#fde68a]/60 mix-blend-multiply',
      )}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, fontSize: `${height * 100}cqh` }}
    >
      {text}
    </span>
    <span className="absolute size-0 overflow-hidden whitespace-pre select-none">{gap}</span>
  </>
)
