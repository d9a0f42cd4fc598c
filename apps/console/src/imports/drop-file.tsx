import type { ImportType } from '@sextant/contract/imports/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { FileSpreadsheet, RotateCw, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { Progress } from '../ui/progress'
import { setUnsaved } from '../ui/unsaved'
import { useUpload } from './use-upload'

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values'

/** The file drop zone, with upload progress. */
export function DropFile({ type }: { type: ImportType }) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const upload = useUpload(type, (sending) => form.current && setUnsaved(form.current, sending))
  const { busy } = upload
  useEffect(() => {
    const element = form.current
    return () => {
      if (element) setUnsaved(element, false)
    }
  }, [])
  const sendFile = (file: File | undefined) => file && !busy && upload.send(file)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; its button does the same
    <form
      ref={form}
      aria-label="File"
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDraggedOver(false)
        const [file] = event.dataTransfer.files
        sendFile(file)
      }}
      className={cx(
        'flex min-h-52 flex-col items-center justify-center gap-3 rounded-box border border-dashed px-6 py-8 text-center transition-colors duration-100',
        isDraggedOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface',
      )}
    >
      <input
        ref={picker}
        type="file"
        accept={accepted}
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          sendFile(file)
          target.value = ''
        }}
      />
      {busy && upload.file ? (
        <Sending file={upload.file} part={upload.part} onCancel={upload.cancel} />
      ) : (
        <>
          <Upload aria-hidden="true" className="size-6 text-muted" />
          <p>
            <span className="font-medium">Drop a file here</span>
            <span className="text-muted">, or</span>
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => picker.current?.click()}>
              Choose a file
            </Button>
            {upload.problem && upload.file ? (
              <Button onClick={() => sendFile(upload.file ?? undefined)}>
                <RotateCw aria-hidden="true" />
                Try again
              </Button>
            ) : null}
          </div>
          <p className="text-sm text-muted">CSV or Excel (.xlsx) with column names in the first row</p>
        </>
      )}
      {upload.problem ? (
        <p role="alert" className="max-w-prose text-bad">
          {upload.problem}
        </p>
      ) : null}
    </form>
  )
}

type SendingProps = { file: File; part: number; onCancel: () => void }

const Sending = ({ file, part, onCancel }: SendingProps) => (
  <div className="flex w-full max-w-sm flex-col items-stretch gap-3">
    <p className="flex items-center justify-center gap-2 font-medium wrap-anywhere">
      <FileSpreadsheet aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {file.name}
    </p>
    <Progress label={`Uploading ${file.name}`} part={part} />
    <p role="status" className="text-sm text-muted tabular-nums">
      {part < 1 ? `${Math.floor(part * 100)}% of ${byteSize(file.size)}` : 'Reading the columns'}
    </p>
    <div className="flex justify-center">
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  </div>
)
