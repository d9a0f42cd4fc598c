import type { CSSProperties } from 'react'

const breakpoints = ['sm', 'md', 'lg', 'xl'] as const

/**
 * Limits the width of long words so that other columns keep theirs: words break beyond 125 % of the column's share of
 * the window, and the table stays as wide as the page.
 */
export const maxWidth = 'wrap-break-word max-w-[45vw] md:max-w-(--cell-md) lg:max-w-(--cell-lg) xl:max-w-(--cell-xl)'

/** The CSS variables for `maxWidth`: at each breakpoint the visible columns share the width. */
export function cellWidths(columns: readonly { readonly from?: (typeof breakpoints)[number] }[]): CSSProperties {
  const count = (at: (typeof breakpoints)[number]): number =>
    columns.filter(({ from = 'sm' }) => breakpoints.indexOf(from) <= breakpoints.indexOf(at)).length
  return Object.fromEntries(
    breakpoints.map((at) => [`--cell-${at}`, `calc(min(100vw - 8rem, 84rem) * 1.25 / ${count(at)})`]),
  )
}
