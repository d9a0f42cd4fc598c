import type { ReactNode } from 'react'
import { useLinks } from '../links'

/** The layout of pages without a session: the name of the product, the page, and the user agreement (spec §2). */
export function PlainLayout({ children }: { children: ReactNode }) {
  const { user_agreement } = useLinks()
  return (
    <div className="flex min-h-dvh flex-col items-center px-4">
      <header className="flex items-center gap-2 pt-16 pb-6 text-lg font-semibold">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        Sextant
      </header>
      <main id="content" className="flex w-full grow flex-col items-center">
        {children}
      </main>
      <footer className="py-6 text-xs text-muted">
        <a href={user_agreement} className="underline-offset-2 hover:text-ink hover:underline">
          User agreement
        </a>
      </footer>
    </div>
  )
}
