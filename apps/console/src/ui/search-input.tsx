import { Search } from 'lucide-react'
import { useState } from 'react'
import { cx } from './cx'
import { inputClass } from './input-class'

type SearchProps = { label: string; value: string; onSearch: (text: string) => void }

/** A search box: asks on Enter, and when it is emptied. `/` anywhere on the page puts the focus here. */
export function SearchInput({ label, value, onSearch }: SearchProps) {
  const [asked, setAsked] = useState(value)
  const [text, setText] = useState(value)
  if (asked !== value) {
    setAsked(value)
    setText(value)
  }
  return (
    <div role="search" className="relative min-w-48 grow md:max-w-72">
      <Search aria-hidden="true" className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted" />
      <input
        type="search"
        data-search-box=""
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value === '' && value !== '') onSearch('')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text.trim())
        }}
        className={cx(inputClass, 'pl-8')}
      />
    </div>
  )
}
