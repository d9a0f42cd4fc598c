import { createContext, type ReactNode, use } from 'react'

/** The part of the window title after the page name: the team, if there is one. Provided by the app. */
export const TitleContext = createContext<string | null>(null)

/** The window title: page, team, product. */
export const DocumentTitle = ({ page }: { page: string }) => {
  const team = use(TitleContext)
  return <title>{[page, team, 'Sextant'].filter(Boolean).join(' · ')}</title>
}

type PageProps = {
  title: string
  /** The page name in the window title, if it differs from the title. */
  name?: string
  /** One line below the title. */
  context?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen: title, one line of context, actions on the right, content. */
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
