import { deleteImport } from '@sextant/contract/imports/endpoints'
import type { Import } from '@sextant/contract/imports/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { importsAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { NoImport } from './complete'
import { MappingTable } from './mapping-table'
import { Options } from './options'
import { PreviewRows } from './preview-rows'
import { importQuery, StepSearch, typeNames } from './queries'
import { Steps } from './steps'
import { usePreview } from './use-preview'
import { useProcess } from './use-process'

/** The second import step: column mapping, options and preview. */
export function PreviewImport() {
  const { search } = usePageSearch(StepSearch)
  return search.import === undefined ? <NoImport /> : <Preview id={search.import} />
}

function Preview({ id }: { id: string }) {
  const team = useTeamRef()
  const { data } = useSuspenseQuery(importQuery(team, id)).data
  const navigate = useNavigate()
  const hasStarted = data.status !== 'Ready'
  useEffect(() => {
    if (hasStarted) void navigate({ href: importsAddress(team, 'new/complete', { import: id }), replace: true })
  }, [hasStarted, id, team, navigate])
  return hasStarted ? null : <Ready imported={data} />
}

function Ready({ imported }: { imported: Import }) {
  const { filename, type, size_bytes, preview } = imported
  const { settings, stale, problem, map, choose } = usePreview(imported)
  const wrong = preview?.mapping_problems ?? []
  return (
    <Page
      title={filename}
      name="Import"
      context={`${typeNames[type]} · ${byteSize(size_bytes)}. Nothing has been imported yet.`}
      actions={<Discard imported={imported} />}
    >
      <Steps at="Columns and preview" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <MappingTable imported={imported} mapping={settings.mapping} onChange={map} />
        <Options imported={imported} options={settings.options} onChoose={choose} />
      </div>
      <div className="mt-6 flex flex-col gap-6">
        <MappingProblems texts={problem === null ? [...wrong, ...otherSheet(imported)] : [problem]} />
        {preview && preview.rows.length > 0 ? (
          <PreviewRows imported={imported} mapping={settings.mapping} preview={preview} stale={stale} />
        ) : null}
      </div>
      <Begin imported={imported} settings={settings} blocked={wrong.length > 0 || stale || problem !== null} />
    </Page>
  )
}

/** Problems with the mapping, or with reading the file. */
const MappingProblems = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ul role="alert" className="rounded-box border border-bad px-4 py-3 text-bad">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

type BeginProps = {
  imported: Import
  settings: ReturnType<typeof usePreview>['settings']
  /** The preview is outdated, or contains rows that cannot be read. */
  blocked: boolean
}

/** A summary of the preview and the import button, always visible. */
function Begin({ imported, settings, blocked }: BeginProps) {
  const begin = useProcess(imported.id)
  const { total } = imported.progress
  const { mapping, options } = settings
  const rows = total === null ? 'all rows' : total === 1 ? '1 row' : `${numberText(total)} rows`
  return (
    <div className="sticky bottom-0 z-10 -mx-1 mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-page px-1 py-3">
      <p role="status" className="text-muted">
        {sumOf(imported)}
      </p>
      <Button variant="primary" busy={begin.busy} disabled={blocked} onClick={() => begin.send({ mapping, options })}>
        {options.dry_run ? `Check ${rows}` : `Import ${rows}`}
      </Button>
    </div>
  )
}

/** The first sheet of a workbook may be a cover page; mapping problems may mean that another sheet should be read. */
const otherSheet = ({ sheets, preview }: Import): readonly string[] =>
  sheets.length > 1 && preview !== null && (preview.rows.length === 0 || preview.mapping_problems.length > 0)
    ? ['If the rows are on another sheet, choose it under Options.']
    : []

/** `The first 20 rows: 1 with errors, 2 with warnings.` */
function sumOf({ preview, sheets }: Import): string {
  const rows = preview?.rows ?? []
  if (rows.length === 0) return sheets.length > 1 ? 'This sheet has no rows.' : 'The file has no rows.'
  const failed = rows.filter(({ problems }) => problems.some(({ level }) => level === 'error')).length
  const warned = rows.filter(({ problems }) => problems.length > 0).length - failed
  const parts = [failed > 0 && `${failed} with errors`, warned > 0 && `${warned} with warnings`].filter(Boolean)
  return `The first ${rows.length} rows: ${parts.length > 0 ? parts.join(', ') : 'no problems'}.`
}

function Discard({ imported: { id, filename } }: { imported: Import }) {
  const team = useTeamRef()
  const can = useCan()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const discard = useAction(
    () => api.call(deleteImport, { team, id }),
    async () => {
      toast(`${filename} was discarded.`)
      await queryClient.invalidateQueries({ queryKey: ['imports.newest'] })
      await navigate({ href: importsAddress(team, 'new') })
      queryClient.removeQueries({ queryKey: importQuery(team, id).queryKey })
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`The file ${filename} will be discarded. Nothing from it has been imported.`))
      discard.send(undefined)
  }
  return can('delete-imports') ? (
    <Button busy={discard.busy} onClick={() => void confirmAndSend()}>
      Discard
    </Button>
  ) : null
}
