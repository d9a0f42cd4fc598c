import { Button } from '../ui/button'
import { IgnoredNotice } from '../ui/ignored-notice'
import { statusText } from './failure'
import type { ListFailure } from './list'
import type { usePageSearch } from './search'

type ListNoticesProps = {
  query: Pick<ReturnType<typeof usePageSearch>, 'ignored' | 'dropIgnored'>
  list: { readonly cursorRefused: boolean; readonly failure: ListFailure | null }
  /** What parameters are called on the screen, where their own names do not say it. */
  labels?: Readonly<Record<string, string>>
}

/**
 * What of a list's address means nothing: ignored parameters, and a page that does not exist; and a call that failed.
 */
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

/** Says that what is shown is not what was asked for, and offers to ask again. */
export const ListFailedNotice = ({ failure }: { failure: ListFailure | null }) => (
  <div role="alert">
    {failure ? (
      <div
        data-tone="bad"
        className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-(--tone) bg-surface py-2 pr-2 pl-4"
      >
        <p className="wrap-anywhere">
          The list could not be loaded ({statusText(failure.status)}). What you see is from before.
        </p>
        <Button onClick={failure.retry}>Try again</Button>
      </div>
    ) : null}
  </div>
)
