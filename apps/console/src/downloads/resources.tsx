import { resourcesAddress } from '../kit/addresses'
import { usePageSearch } from '../kit/search'
import { useTeamRef } from '../kit/workspace'
import { IgnoredNotice } from '../ui/ignored-notice'
import { Page } from '../ui/page'
import { Tabs } from '../ui/tabs'
import { Files } from './files'
import { MailRules } from './mail-rules'
import { OpenDataPart } from './open-data'
import { ParseMetrics } from './parse-metrics'
import { partLabels, ResourcesSearch, type View, views } from './search'
import { SupplierDomains } from './supplier-domains'

const labels: Record<View, string> = {
  files: 'Data files',
  domains: 'Supplier domains',
  rules: 'Mail rules',
  metrics: 'Parse metrics',
  'open-data': 'Open data',
}

const contexts: Record<View, string> = {
  files: 'The team’s travel as a file, or as a live link for spreadsheets.',
  domains: 'Email domains of suppliers by type. Mail rules are generated from them.',
  rules: 'Rules for your mail system that send copies of suppliers’ emails to one of your mailboxes.',
  metrics: 'Parsing results by source.',
  'open-data': 'Your team’s data for your own tools: nightly files and SQL access.',
}

const parts: Record<View, () => React.JSX.Element | null> = {
  files: Files,
  domains: SupplierDomains,
  rules: MailRules,
  metrics: ParseMetrics,
  'open-data': OpenDataPart,
}

/** Exports, supplier domains, mail rules, parse metrics and open data. */
export function Resources() {
  const { search, ignored, reset } = usePageSearch(ResourcesSearch)
  const address = resourcesAddress(useTeamRef())
  const { view = 'files' } = search
  const Part = parts[view]
  return (
    <Page title="Resources" context={contexts[view]}>
      <Tabs
        label="Resources"
        tabs={views.map((name) => ({
          label: labels[name],
          href: name === 'files' ? address : `${address}?view=${name}`,
          current: name === view,
        }))}
      />
      <IgnoredNotice
        parts={ignored.map(({ name, value }) => ({ label: partLabels[name] ?? name, value }))}
        onDismiss={() => void reset()}
      />
      <Part />
    </Page>
  )
}
