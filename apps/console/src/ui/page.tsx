import { createContext, type ReactNode, use } from 'react'

/** What follows a page's name in the window's title: the team, where there is one. The app gives it. */
export const TitleContext = createContext<string | null>(null)

/** The window's title: page, team, product. */
export const DocumentTitle = ({ page }: { page: string }) => {
  const team = use(TitleContext)
  return <title>{[page, team, 'Sextant'].filter(Boolean).join(' · ')}</title>
}

type PageProps = {
  title: string
  /** The page's name in the window's title, where that is another. */
  name?: string
  /** One line beneath the title. */
  context?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen: title, one line of context, actions at the right, content. */
export const Page = ({ title, name = title, context, actions, children }: PageProps) => (
  <>
    <DocumentTitle page={name} />
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere">{title}</h1>
        {context ? <div className="mt-0.5 text-muted">{context}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
    {children}
  </>
)
