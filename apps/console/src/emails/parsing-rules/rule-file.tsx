import { exportRules, importRules, ParsingRuleFile } from '@sextant/contract/emails/learned-rules'
import { urlOf } from '@sextant/contract/kit/request'
import * as z from 'zod/mini'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { FileButton } from '../../ui/file-button'
import { notifyError, toast } from '../../ui/notices'

const linkClass =
  'inline-flex h-8 items-center rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-sunken'

/** Downloads all of the team's rules, or one of them, as a file. */
export function ExportRules({ id }: { id?: string }) {
  const team = useTeamRef()
  return (
    <a href={urlOf(exportRules, { team, query: id === undefined ? {} : { id } })} download className={linkClass}>
      {id === undefined ? 'Export rules' : 'Export rule'}
    </a>
  )
}

/** The rules in a file; null if it is not a rules file. */
async function rulesIn(file: File): Promise<ParsingRuleFile | null> {
  const text = await file.text()
  try {
    return z.safeParse(ParsingRuleFile, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Imports rules from a file, as drafts. */
export function ImportRules() {
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const load = useAction(
    (body: ParsingRuleFile) => api.call(importRules, { team, body }),
    async ({ data: { created, known } }) => {
      const drafts =
        created.length === 1 ? '1 rule was added as a draft.' : `${created.length} rules were added as drafts.`
      toast(`${drafts}${known > 0 ? ` ${known} known already.` : ''}`)
      await refresh()
    },
  )
  const importFile = async (file: File) => {
    const body = await rulesIn(file)
    if (body) load.send(body)
    else notifyError('This is not a file of parsing rules. Choose one that was exported from Sextant.')
  }
  return (
    <FileButton
      label="Import rules"
      inputLabel="File of rules"
      accept=".json,application/json"
      busy={load.busy}
      onFile={(file) => void importFile(file)}
    />
  )
}
