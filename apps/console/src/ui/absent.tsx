import { ButtonLink } from './button'
import { EmptyState } from './empty-state'
import { Page } from './page'

/** An honest page for a section that the product does not have yet. */
export const Absent = ({ page, instead }: { page: string; instead: string }) => (
  <Page title={page}>
    <EmptyState
      title={`${page} ${page.endsWith('s') ? 'are' : 'is'} not part of this version.`}
      action={<ButtonLink href="/">Go to my dashboard</ButtonLink>}
    >
      {instead}
    </EmptyState>
  </Page>
)
