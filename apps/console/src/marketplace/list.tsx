import { partnerCategories, usedCategories } from '@sextant/domain/marketplace/categories'
import { inOrder, partners } from '@sextant/domain/marketplace/partners'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePageSearch } from '../kit/search'
import { useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { IgnoredNotice } from '../ui/ignored-notice'
import { Page } from '../ui/page'
import { PartnerCard } from './partner-card'
import { connectionsQuery, MarketplaceSearch, partnersQuery } from './queries'

/** The partners, featured ones first, each with the state of its connection (spec §2). */
export function Marketplace() {
  const team = useTeamRef()
  const { search, change, ignored } = usePageSearch(MarketplaceSearch)
  const connected = useSuspenseQuery(partnersQuery(team)).data.data
  const connections = useSuspenseQuery(connectionsQuery(team)).data.data
  const connectable = inOrder(
    partners.filter(({ machine_name }) => connected.some((one) => one.machine_name === machine_name)),
  )
  const choices = optionsOf(usedCategories(connectable), partnerCategories)
  const chosen = choices.find(({ value }) => value === search.category)?.value
  const shown = connectable.filter(({ category }) => chosen === undefined || category === chosen)
  return (
    <Page
      title="Connections"
      context="Share the team’s travel with partners as it is booked. Each partner receives only what it needs."
    >
      <IgnoredNotice
        parts={ignored.map(({ value }) => ({ label: 'category', value }))}
        onDismiss={() => void change({ category: undefined })}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <AnySelect
          label="Category"
          anyLabel="All"
          options={choices}
          value={chosen}
          onSelect={(category) => change({ category })}
        />
      </div>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((partner) => (
          <PartnerCard
            key={partner.machine_name}
            partner={partner}
            appId={connected.find(({ machine_name }) => machine_name === partner.machine_name)?.id ?? ''}
            connection={connections.find(({ machine_name }) => machine_name === partner.machine_name)}
          />
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-muted">
        Names belong to their owners. A listing means that travel can be delivered to a provider, and is not an
        endorsement by either side.
      </p>
    </Page>
  )
}
