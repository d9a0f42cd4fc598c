import { PutAside } from '../ui/put-aside'
import type { usePageSearch } from './search'

type ListAsideProps = {
  query: Pick<ReturnType<typeof usePageSearch>, 'putAside' | 'forget'>
  cursorRefused: boolean
  /** What parameters are called on the screen, where their own names do not say it. */
  labels?: Readonly<Record<string, string>>
}

/** What of a list's address means nothing: parameters that were put aside, and a page that is none. */
export const ListAside = ({ query: { putAside, forget }, cursorRefused, labels }: ListAsideProps) => (
  <PutAside
    parts={[
      ...putAside.map(({ name, value }) => ({ label: labels?.[name] ?? `the ${name}`, value })),
      ...(cursorRefused ? [{ label: 'the page (this is the first one)' }] : []),
    ]}
    onDismiss={() => void forget()}
  />
)
