import { numberText } from '@sextant/domain/kit/number-text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './button'
import { useAnnounced } from './live-region'

export type PagingState = {
  readonly count: number
  /** The position of the first row shown, from 1; null if unknown. */
  readonly first: number | null
  /** Null: more than `atLeast`. */
  readonly total: number | null
  readonly atLeast?: number | undefined
  /** Null at either end. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** The singular and plural of the listed records. */
type Nouns = { readonly one: string; readonly many: string }

/** `21–40 of 335 emails`; `20 of 335 emails` if the position is unknown; `12 emails` if these are all. */
function rangeText({ count, first, total, atLeast }: PagingState, { one, many }: Nouns): string {
  const shown =
    first === null || count === 0 ? numberText(count) : `${numberText(first)}–${numberText(first + count - 1)}`
  if (total === null) return `${shown} of more than ${numberText(atLeast ?? count)} ${many}`
  const all = `${numberText(total)} ${total === 1 ? one : many}`
  return total > count ? `${shown} of ${all}` : all
}

/** Scrolls to the start of the list before the paging controls and focuses it, for keyboard and pointer users alike. */
function scrollToListStart(paging: HTMLElement | null): void {
  const list = paging?.previousElementSibling
  if (!(list instanceof HTMLElement)) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
  list.scrollIntoView({ block: 'start' })
}

/** The range shown, with buttons for the neighboring pages. */
export function Paging({ state, nouns }: { state: PagingState; nouns: Nouns }) {
  const paging = useRef<HTMLElement>(null)
  const shown = rangeText(state, nouns)
  useAnnounced(shown)
  const changeTo = (changePage: (() => void) | null) => {
    changePage?.()
    scrollToListStart(paging.current)
  }
  return (
    <nav ref={paging} aria-label="Pages" className="mt-3 flex items-center justify-between gap-4">
      <p className="text-sm text-muted tabular-nums">{shown}</p>
      <div className="flex gap-2">
        <Button disabled={state.onPrevious === null} onClick={() => changeTo(state.onPrevious)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button disabled={state.onNext === null} onClick={() => changeTo(state.onNext)}>
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}
