import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Message, peopleText } from './message'
import { fileAddress } from './queries'
import type { WhereSearch } from './search'

type SelectedProps = { ids: readonly string[]; search: WhereSearch; onClear: () => void }

/** Actions for the selected people; without a selection, exports everyone listed. */
export function SelectedActions({ ids, search, onClear }: SelectedProps) {
  const can = useCan()
  const [writing, setWriting] = useState(false)
  return (
    <>
      {ids.length > 0 ? (
        <Button variant="quiet" onClick={onClear}>
          {peopleText(ids.length)} selected: clear
        </Button>
      ) : null}
      {can('edit-members') ? (
        <Button disabled={ids.length === 0} onClick={() => setWriting(true)}>
          <Mail aria-hidden="true" />
          Email selected
        </Button>
      ) : null}
      <FileLink ids={ids} search={search} format="csv" />
      <FileLink ids={ids} search={search} format="xlsx" />
      {writing ? <Message ids={ids} onClose={() => setWriting(false)} /> : null}
    </>
  )
}

type FileLinkProps = Omit<SelectedProps, 'onClear'> & { format: 'csv' | 'xlsx' }

const FileLink = ({ ids, search, format }: FileLinkProps) => (
  <a
    href={fileAddress(useTeamRef(), search, format, ids)}
    download
    className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-sunken"
  >
    <Download aria-hidden="true" className="size-4" />
    {format === 'csv' ? 'CSV' : 'Excel'}
  </a>
)
