import { type ImportType, importTypes } from '@sextant/contract/imports/schemas'
import { importFields } from '@sextant/domain/imports/fields'
import { Download, Plane, Users } from 'lucide-react'
import { usePageSearch } from '../kit/search'
import { useCan } from '../kit/workspace'
import { Button } from '../ui/button'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { saveFile } from '../ui/save-file'
import { DropFile } from './drop-file'
import { History } from './history'
import { NewSearch, typeNames } from './queries'
import { Steps } from './steps'
import { templateOf } from './templates'

/** The first import step: the type and the file, followed by past imports. */
export function NewImport() {
  const query = usePageSearch(NewSearch)
  const { search, change } = query
  const can = useCan()
  const type = search.type ?? 'members'
  return (
    <Page
      title="Import"
      context="Import people and trips from a spreadsheet. You can check every row before anything is saved."
    >
      {can('add-imports') ? (
        <>
          <Steps at="File" />
          <TypeChoice type={type} onChange={(next) => void change({ type: next })} />
          <div className="mb-8 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <DropFile key={type} type={type} />
            <RequiredColumns type={type} />
          </div>
        </>
      ) : (
        <p className="mb-5 text-muted">
          You can view past imports. To import files, ask a team owner for the Owner role.
        </p>
      )}
      <History scope="all" query={query} />
    </Page>
  )
}

const descriptions: Readonly<Record<ImportType, string>> = {
  members: 'Who travels: names, addresses, departments',
  trips: 'What was booked: flights, hotels, cars, trains',
}
const icons = { members: Users, trips: Plane } as const

const TypeChoice = ({ type, onChange }: { type: ImportType; onChange: (type: ImportType) => void }) => (
  <fieldset className="mb-4">
    <legend className="mb-2 font-medium">What does your file contain?</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {importTypes.map((one) => {
        const Icon = icons[one]
        return (
          <label
            key={one}
            className="flex items-center gap-3 rounded-box border border-line bg-surface px-4 py-3 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="type"
              value={one}
              checked={one === type}
              onChange={() => onChange(one)}
              className="size-4 shrink-0 accent-accent-fill"
            />
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <span className="min-w-0">
              <span className="block font-medium">{typeNames[one]}</span>
              <span className="block text-sm text-muted">{descriptions[one]}</span>
            </span>
          </label>
        )
      })}
    </div>
  </fieldset>
)

const needs: Readonly<Record<ImportType, string>> = {
  members: 'Each row needs an email address. Existing people are updated; no duplicates are created.',
  trips: 'Each row is one booking. It needs a start date, what was booked, and the traveler’s email address or name.',
}

function RequiredColumns({ type }: { type: ImportType }) {
  const save = () => saveFile(`sextant-${type === 'members' ? 'people' : 'trips'}.csv`, templateOf(type), 'text/csv')
  return (
    <Panel title="Columns">
      <p>{needs[type]}</p>
      <p className="mt-2 text-muted">
        Up to {importFields[type].length} columns are recognized, including the names used by HR systems and travel
        agencies. Others are ignored.
      </p>
      <Button className="mt-3 px-3" onClick={save}>
        <Download aria-hidden="true" />
        {type === 'members' ? 'Template for people' : 'Template for trips'}
      </Button>
    </Panel>
  )
}
