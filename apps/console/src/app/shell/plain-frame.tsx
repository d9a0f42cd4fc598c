import type { ReactNode } from 'react'

type PlainFrameProps = { agreement: string; children: ReactNode }

/** The frame of signed-out pages: the product name and tagline above, the user agreement below (spec §2). */
export const PlainFrame = ({ agreement, children }: PlainFrameProps) => (
  <div className="flex min-h-dvh flex-col items-center px-4">
    <header className="flex flex-col items-center gap-1 pt-12 pb-6 text-center">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        Sextant
      </p>
      <p className="max-w-md text-balance text-muted">Who is where, and what it costs: from your booking emails.</p>
    </header>
    <main id="content" className="flex w-full grow flex-col items-center">
      {children}
    </main>
    <footer className="py-6 text-xs text-muted">
      <a href={agreement} className="underline-offset-2 hover:text-ink hover:underline">
        User agreement
      </a>
    </footer>
  </div>
)
