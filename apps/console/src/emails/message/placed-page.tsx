import type { ReactNode } from 'react'
import { cx } from '../../ui/cx'
import { joinTexts, type PlacedText, quotedTexts, separatorAfter, textIn } from './placed-text'
import { type Filling, SelectableText } from './selectable-text'
import { wordAttribute } from './use-region'

type PlacedPageProps = {
  label: string
  /** Width divided by height; undefined until known. */
  ratio: number | undefined
  /** The maximum width in pixels. */
  maxWidth?: number | undefined
  texts: readonly PlacedText[]
  /** What was read from the page. */
  quotes: readonly string[]
  filling: Filling | undefined
  /** Why there is no selectable text. */
  noText: string
  /** Whether to show the hint on how to select text. */
  isFirst: boolean
  /** The rendered page. */
  children: ReactNode
}

/** A rendered page with its text on top: select words, or draw a rectangle around them. */
export function PlacedPage({
  label,
  ratio,
  maxWidth,
  texts,
  quotes,
  filling,
  noText,
  isFirst,
  children,
}: PlacedPageProps) {
  const read = quotedTexts(texts, quotes)
  return (
    <SelectableText
      label={label}
      filling={filling}
      hint={
        texts.length > 0
          ? 'Draw a rectangle around text, or select its words, to put it into a field. By keyboard: arrow keys select words, with Shift more; the space bar draws a rectangle, which arrow keys move and, with Shift, resize; Enter offers the fields.'
          : ''
      }
      isHintShown={isFirst}
      regions={{
        selectedIn: (region) => {
          const text = textIn(texts, region)
          return text === '' ? null : { text, whole: joinTexts(texts) }
        },
        noText: texts.length > 0 ? 'There is no text in the rectangle.' : noText,
      }}
      className={cx(
        'relative mx-auto w-full overflow-hidden border-b border-line bg-white',
        filling && 'cursor-crosshair',
        ratio !== undefined && '@container-[size]',
      )}
      style={{ aspectRatio: ratio, maxWidth }}
    >
      {children}
      {texts.map((text, index) => (
        <TextOver
          // oxlint-disable-next-line react/no-array-index-key -- texts are identified only by their position
          key={index}
          text={text}
          gapStyle={separatorAfter(text, texts[index + 1])}
          isRead={read.has(index)}
        />
      ))}
    </SelectableText>
  )
}

/** Stretches a text to its width on the page; the ratio stays the same when the page is resized. */
function fitWidth(element: HTMLElement | null, width: number): void {
  const page = element?.parentElement?.clientWidth ?? 0
  if (element && element.offsetWidth > 0) element.style.transform = `scaleX(${(page * width) / element.offsetWidth})`
}

/** An invisible text on top of the drawn one. */
const TextOver = ({
  text: { text, left, top, width, height },
  gapStyle,
  isRead,
}: {
  text: PlacedText
  gapStyle: string
  isRead: boolean
}) => (
  <>
    <span
      ref={(element) => fitWidth(element, width)}
      {...{ [wordAttribute]: '' }}
      className={cx(
        'absolute origin-left cursor-text font-sans leading-none whitespace-pre text-transparent selection:bg-accent/30',
        isRead && 'bg-[#fde68a]/60 mix-blend-multiply',
      )}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, fontSize: `${height * 100}cqh` }}
    >
      {text}
    </span>
    <span className="absolute size-0 overflow-hidden whitespace-pre select-none">{gapStyle}</span>
  </>
)
