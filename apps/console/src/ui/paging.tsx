import { numberText } from '@sextant/domain/kit/number-text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button'

export type PagingState = {
  readonly count: number
  /** Null: more than `atLeast`. */
  readonly total: number | null
  readonly atLeast?: number | undefined
  /** Null at the ends. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** Singular and plural of what is listed. */
type Nouns = { readonly one: string; readonly many: string }

function shownText({ count, total, atLeast }: PagingState, { one, many }: Nouns): string {
  if (total === null) return `${numberText(count)} of more than ${numberText(atLeast ?? count)} ${many}`
  const all = `${numberText(total)} ${total === 1 ? one : many}`
  return total > count ? `${numberText(count)} of ${all}` : all
}

/** How much of a list is shown, and the way to its neighbouring pages. */
export const Paging = ({ state, nouns }: { state: PagingState; nouns: Nouns }) => (
  <nav aria-label="Pages" className="mt-3 flex items-center justify-between gap-4">
    <p className="text-sm text-muted tabular-nums">{shownText(state, nouns)}</p>
    <div className="flex gap-2">
      <Button disabled={state.onPrevious === null} onClick={() => state.onPrevious?.()}>
        <ChevronLeft aria-hidden="true" />
        Previous
      </Button>
      <Button disabled={state.onNext === null} onClick={() => state.onNext?.()}>
        Next
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  </nav>
)
