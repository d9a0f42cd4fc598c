import { createReader, deleteReader, type OpenData } from '@sextant/contract/downloads/open-data'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { DescriptionList } from '../ui/description-list'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { ShownOnce } from '../ui/shown-once'

/** The database role that reads the team's rows: create it, rotate its password, revoke it. */
export function SqlAccess({ openData: { sql_available: isAvailable, reader } }: { openData: OpenData }) {
  const canEdit = useCan()('edit-organizations')
  return (
    <Panel title="SQL access">
      {isAvailable ? (
        <div className="flex flex-col gap-4">
          <p className="text-muted">
            A role with read access to this team’s rows in the open_data schema, and nothing else.
          </p>
          {reader ? (
            <DescriptionList
              items={[
                ['Role', <Copyable key="role" item="Role" text={reader.role} />],
                ['Host', `${reader.host}:${reader.port}`],
                ['Database', reader.database],
              ]}
            />
          ) : null}
          {canEdit ? <ReaderActions reader={reader} /> : null}
        </div>
      ) : (
        <p className="text-muted">
          Not available here: Sextant uses its embedded database, which cannot be reached from outside. With an external
          PostgreSQL server, the team can have a read-only role.
        </p>
      )}
    </Panel>
  )
}

function ReaderActions({ reader }: { reader: OpenData['reader'] }) {
  const team = useTeamRef()
  const refresh = useRefresh('downloads')
  const [password, setPassword] = useState<string | null>(null)
  const create = useAction(
    () => api.call(createReader, { team }),
    async ({ data }) => {
      setPassword(data.password)
      await refresh()
    },
  )
  const remove = useAction(
    () => api.call(deleteReader, { team }),
    async () => {
      toast('SQL access was revoked.')
      await refresh()
    },
  )
  const rotate = async () => {
    if (
      !reader ||
      (await confirm(`The password of ${reader.role} will be replaced. The old one stops working immediately.`))
    )
      create.send(undefined)
  }
  const revoke = async () => {
    if (reader && (await confirm(`The role ${reader.role} will be deleted and its connections closed.`)))
      remove.send(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={create.busy} onClick={() => void rotate()}>
        {reader ? 'New password' : 'Create role'}
      </Button>
      {reader ? (
        <Button variant="danger" busy={remove.busy} onClick={() => void revoke()}>
          Revoke
        </Button>
      ) : null}
      {password === null ? null : (
        <ShownOnce
          title="Copy the password now"
          secrets={[{ item: 'Password', text: password }]}
          onClose={() => setPassword(null)}
        >
          It is shown only once.
        </ShownOnce>
      )}
    </div>
  )
}
