import { Button } from '../ui/button'
import { IgnoredNotice } from '../ui/ignored-notice'
import { statusText } from './failure'
import type { ListFailure } from './list'
import type { usePageSearch } from './search'

type ListNoticesProps = {
  query: Pick<ReturnType<typeof usePageSearch>, 'ignored' | 'dropIgnored'>
  list: { readonly cursorRefused: boolean; readonly failure: ListFailure | null }
  /** Display names of parameters whose own names are unclear. */
  labels?: Readonly<Record<string, string>>
}

/** Notices above a list: ignored parameters, a page that does not exist, and a failed request. */
export const ListNotices = ({ query: { ignored, dropIgnored }, list, labels }: ListNoticesProps) => (
  <>
    <IgnoredNotice
      parts={[
        ...ignored.map(({ name, value }) => ({ label: labels?.[name] ?? `the ${name}`, value })),
        ...(list.cursorRefused ? [{ label: 'the page (this is the first one)' }] : []),
      ]}
      onDismiss={() => void dropIgnored()}
    />
    <ListFailedNotice failure={list.failure} />
  </>
)

/** Says that the list is out of date, with a button to retry. */
export const ListFailedNotice = ({ failure }: { failure: ListFailure | null }) => (
  <div role="alert">
    {failure ? (
      <div
        data-tone="bad"
        className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-(--tone) bg-surface py-2 pr-2 pl-4"
      >
        <p className="wrap-anywhere">
          The list could not be loaded ({statusText(failure.status)}). You are seeing earlier data.
        </p>
        <Button onClick={failure.retry}>Try again</Button>
      </div>
    ) : null}
  </div>
)
