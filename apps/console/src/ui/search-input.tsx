import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from './cx'
import { inputClass } from './input-class'

type SearchProps = { label: string; value: string; onSearch: (text: string) => void }

/** How long after the last keystroke a search starts, in milliseconds. */
const debounceMs = 250

/**
 * The text in the input, and the search it triggers. `value` is the search that is currently applied. Text typed in the
 * meantime is kept; a value that the input did not request comes from elsewhere and replaces the text.
 */
function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  const [applied, setApplied] = useState(value)
  const [searches, setSearches] = useState<readonly string[]>([])
  if (applied !== value) {
    setApplied(value)
    const index = searches.lastIndexOf(value)
    setSearches(index === -1 ? [] : searches.slice(index + 1))
    if (index === -1) setText(value)
  }
  const isWaiting = text.trim() !== (searches.at(-1) ?? value)
  const submit = (typed: string) => {
    if (!isWaiting) return
    setSearches([...searches, typed.trim()])
    onSearch(typed.trim())
  }
  const submitNow = useEffectEvent(submit)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => submitNow(text), debounceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, text])
  return { text, setText, submit: () => submit(text), isWaiting }
}

/**
 * A search input. It searches when typing pauses, and immediately on Enter or blur. Pressing `/` anywhere on the page
 * focuses it.
 */
export function SearchInput({ label, value, onSearch }: SearchProps) {
  const { text, setText, submit, isWaiting } = useSearchText(value, onSearch)
  return (
    <div role="search" className="relative min-w-48 grow md:max-w-72">
      <Search
        aria-hidden="true"
        className={cx('pointer-events-none absolute top-2 left-2.5 size-4 text-muted', isWaiting && 'animate-pulse')}
      />
      <input
        type="search"
        data-search-box=""
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') submit()
        }}
        onBlur={submit}
        className={cx(inputClass, 'pl-8')}
      />
    </div>
  )
}
