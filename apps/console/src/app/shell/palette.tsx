import { numberText } from '@sextant/domain/kit/number-text'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, use, useId, useState } from 'react'
import { type Workspace, WorkspaceContext } from '../../kit/workspace'
import { cx } from '../../ui/cx'
import { Modal } from '../../ui/modal'
import { type Choice, type Group, useGroups } from './palette-choices'

const stepOf = (key: string) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)

/** The command palette (Ctrl/Cmd-K): jumps to a page, person, trip or team by part of its name. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const workspace = use(WorkspaceContext)
  return workspace ? <Choices workspace={workspace} onClose={onClose} /> : null
}

function Choices({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const groups = useGroups(workspace, text)
  const choices = groups.flatMap((group) => group.choices)
  const chosen = Math.min(at, choices.length - 1)
  const go = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate({ href: choice.href })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(choices[chosen])
    const step = stepOf(event.key)
    if (step === 0) return
    event.preventDefault()
    setAt((chosen + step + choices.length) % Math.max(choices.length, 1))
  }
  return (
    <Modal open onClose={onClose} title="Go to" size="lg" place="top">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type into it
        autoFocus
        role="combobox"
        aria-label="Page, person, trip or team"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={choices[chosen] ? `${id}-${chosen}` : undefined}
        placeholder="Page, person, trip or team"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="h-10 w-full rounded-control border border-edge bg-surface px-3 text-ink placeholder:text-muted"
      />
      <div id={id} role="listbox" aria-label="Choices" className="mt-2 max-h-96 overflow-y-auto">
        {groups.map((group) => (
          <GroupOfChoices
            key={group.title}
            group={group}
            isChosen={(choice) => choice === choices[chosen]}
            idOf={(choice) => `${id}-${choices.indexOf(choice)}`}
            onGo={go}
          />
        ))}
      </div>
      <p role="status" className={choices.length === 0 ? 'px-3 py-2' : 'sr-only'}>
        {choices.length === 0 ? 'No results.' : `${numberText(choices.length)} results`}
      </p>
    </Modal>
  )
}

type GroupOfChoicesProps = {
  group: Group
  isChosen: (choice: Choice) => boolean
  idOf: (choice: Choice) => string
  onGo: (choice: Choice) => void
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function GroupOfChoices({ group: { title, choices }, isChosen, idOf, onGo }: GroupOfChoicesProps) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element represents a group of options
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
        {title}
      </p>
      {choices.map((choice) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
        <div
          key={choice.href}
          ref={isChosen(choice) ? scrollIntoView : undefined}
          id={idOf(choice)}
          role="option"
          tabIndex={-1}
          aria-selected={isChosen(choice)}
          onClick={() => onGo(choice)}
          className={cx(
            'flex cursor-pointer items-baseline justify-between gap-4 rounded-control px-3 py-2 text-ink',
            isChosen(choice) && 'bg-sunken',
          )}
        >
          <span className="truncate font-medium">{choice.label}</span>
          <span className="min-w-0 shrink-[4] truncate text-sm text-muted">{choice.detail}</span>
        </div>
      ))}
    </div>
  )
}
