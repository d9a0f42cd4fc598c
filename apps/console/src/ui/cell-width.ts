import type { CSSProperties } from 'react'

const windows = ['sm', 'md', 'lg', 'xl'] as const

/**
 * However long a word is, it leaves the other columns their room: it is broken where it takes more than a quarter above
 * its column's share of the window, and the table stays as wide as the page.
 */
export const maxWidth = 'wrap-break-word max-w-[45vw] md:max-w-(--cell-md) lg:max-w-(--cell-lg) xl:max-w-(--cell-xl)'

/** What `maxWidth` reads: the columns that each window shows share it. */
export function shares(columns: readonly { readonly from?: (typeof windows)[number] }[]): CSSProperties {
  const count = (at: (typeof windows)[number]): number =>
    columns.filter(({ from = 'sm' }) => windows.indexOf(from) <= windows.indexOf(at)).length
  return Object.fromEntries(
    windows.map((at) => [`--cell-${at}`, `calc(min(100vw - 8rem, 84rem) * 1.25 / ${count(at)})`]),
  )
}
