import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './button'

type FileButtonProps = {
  label: string
  /** Names the hidden input, for screen readers. */
  inputLabel: string
  /** As in HTML: comma-separated extensions and media types. */
  accept: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that lets one file be chosen. The same file can be chosen again. */
export function FileButton({ label, inputLabel, accept, busy, onFile }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={inputLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button busy={busy} onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" />
        {label}
      </Button>
    </>
  )
}
