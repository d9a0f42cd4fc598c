import type { CSSProperties } from 'react'

const breakpoints = ['sm', 'md', 'lg', 'xl'] as const

/**
 * However long a word is, it leaves the other columns their room: it is broken where it takes more than a quarter above
 * its column's share of the window, and the table stays as wide as the page.
 */
export const maxWidth = 'wrap-break-word max-w-[45vw] md:max-w-(--cell-md) lg:max-w-(--cell-lg) xl:max-w-(--cell-xl)'

/** What `maxWidth` reads: the columns that each window shows share it. */
export function cellWidths(columns: readonly { readonly from?: (typeof breakpoints)[number] }[]): CSSProperties {
  const count = (at: (typeof breakpoints)[number]): number =>
    columns.filter(({ from = 'sm' }) => breakpoints.indexOf(from) <= breakpoints.indexOf(at)).length
  return Object.fromEntries(
    breakpoints.map((at) => [`--cell-${at}`, `calc(min(100vw - 8rem, 84rem) * 1.25 / ${count(at)})`]),
  )
}
