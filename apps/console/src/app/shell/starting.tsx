import { PlainSkeleton } from '../../ui/plain-page'
import { RecordSkeleton } from '../../ui/skeleton'
import { PlainFrame } from './plain-frame'

// What a page shows until the console has started. The build draws it into the pages themselves, so it knows nothing
// yet.

/** For who has no session. */
export const StartingPlain = () => (
  <PlainFrame agreement="/legal/user-agreement">
    <PlainSkeleton />
  </PlainFrame>
)

/** For who is signed in: the places of the sidebar and of a page. */
export const StartingShell = () => (
  <>
    <header className="flex h-12 items-center gap-2 border-b border-line bg-surface px-4 font-semibold md:hidden">
      Sextant
    </header>
    <div
      aria-hidden="true"
      className="sidebar-starting fixed inset-y-0 left-0 w-16 border-r border-line max-md:hidden"
    />
    <div className="min-h-dvh md:ml-16">
      <main className="mx-auto w-full max-w-[1400px] px-4 py-6 md:px-8">
        <RecordSkeleton />
      </main>
    </div>
  </>
)
