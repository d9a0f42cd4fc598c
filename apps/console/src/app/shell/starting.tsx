import { PlainSkeleton } from '../../ui/plain-page'
import { RecordSkeleton } from '../../ui/skeleton'
import { PlainFrame } from './plain-frame'

// The splash screen. The build renders it into the HTML pages, so it cannot use any data.

/** For visitors. */
export const StartingPlain = () => (
  <PlainFrame agreement="/legal/user-agreement">
    <PlainSkeleton />
  </PlainFrame>
)

/** For signed-in users: placeholders for the sidebar and a page. */
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
