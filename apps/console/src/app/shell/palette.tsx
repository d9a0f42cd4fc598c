import { listTrips } from '@sextant/contract/trips/endpoints'
import { personName } from '@sextant/domain/kit/person-name'
import { spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, use, useDeferredValue, useId, useState } from 'react'
import { qualityAddress, tripAddress, whereAddress } from '../../kit/addresses'
import { ask } from '../../kit/ask'
import { dashboardRoute, routeNames, teamRoute } from '../../kit/route-names'
import { mayIn, refOf, type Workspace, WorkspaceContext } from '../../kit/workspace'
import { cx } from '../../ui/cx'
import { Modal } from '../../ui/modal'
import { entries } from './entries'

type Choice = { readonly href: string; readonly label: string; readonly detail: string }

/** The pages one may go to from here: those of the workspace, one's teams, the account. */
function pagesOf(workspace: Workspace): readonly Choice[] {
  const { user, team } = workspace
  const own = team
    ? entries[team.teamType]
        .filter(({ permission }) => mayIn(workspace, permission))
        .map(({ label, route }) => ({
          href: teamRoute(route, team.id),
          label: label ?? 'Dashboard',
          detail: team.name,
        }))
    : []
  const where =
    team?.teamType === 'org' && mayIn(workspace, 'browse-trips')
      ? [{ href: whereAddress(refOf(team)), label: 'Who is where', detail: team.name }]
      : []
  const quality =
    team?.teamType === 'org' && mayIn(workspace, 'edit-trips')
      ? [{ href: qualityAddress(refOf(team)), label: 'Data quality', detail: team.name }]
      : []
  const teams = user.teams
    .filter(({ id, status }) => id !== team?.id && status !== 'Deleted')
    .map((other) => ({ href: dashboardRoute(refOf(other)), label: other.name, detail: 'Team' }))
  return [
    ...own,
    ...where,
    ...quality,
    { href: routeNames['teams.index'], label: 'Teams', detail: '' },
    { href: routeNames['account.show'], label: 'Account', detail: personName(user) },
    ...teams,
  ]
}

/** The team's trips that a text finds. */
function useTrips(workspace: Workspace, text: string): readonly Choice[] {
  const { team } = workspace
  const ref = team ? refOf(team) : { type: 'org' as const, id: '0' }
  const { data } = useQuery({
    ...ask(listTrips, { team: ref, query: { search: text, limit: 8, sort: 'start_date:desc' } }, 'palette'),
    enabled: team?.teamType === 'org' && text.length >= 2 && mayIn(workspace, 'browse-trips'),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  if (text.length < 2) return []
  return (data?.data ?? []).map(({ id, headline, owner, begin_datetime: begin, end_datetime: end }) => ({
    href: tripAddress(ref, id),
    label: headline,
    detail: [personName(owner), begin && spanText(begin, end ?? begin)].filter(Boolean).join(' · '),
  }))
}

const stepOf = (key: string) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)

/** Ctrl/Cmd-K: go to any page, team or trip by typing a part of its name. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const workspace = use(WorkspaceContext)
  return workspace ? <Choices workspace={workspace} onClose={onClose} /> : null
}

function Choices({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const trips = useTrips(workspace, useDeferredValue(text.trim()))
  const typed = text.trim().toLowerCase()
  const pages = pagesOf(workspace).filter(({ label, detail }) =>
    `${label} ${detail}`.toLowerCase().includes(typed),
  )
  const choices = [...pages, ...trips].slice(0, 12)
  const chosen = Math.min(at, choices.length - 1)
  const go = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate({ href: choice.href })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(choices[chosen])
    const step = stepOf(event.key)
    if (step === 0) return
    event.preventDefault()
    setAt((chosen + step + choices.length) % Math.max(choices.length, 1))
  }
  return (
    <Modal open onClose={onClose} title="Go to" size="lg">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type into it
        autoFocus
        role="combobox"
        aria-label="Page, team or trip"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={choices[chosen] ? `${id}-${chosen}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={press}
        className="h-10 w-full rounded-control border border-edge bg-surface px-3 text-ink"
      />
      <div id={id} role="listbox" aria-label="Choices" className="mt-2 max-h-96 overflow-y-auto">
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <div
            key={choice.href}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => go(choice)}
            className={cx(
              'flex cursor-pointer items-baseline justify-between gap-4 rounded-control px-3 py-2 text-ink',
              index === chosen && 'bg-sunken',
            )}
          >
            <span className="truncate font-medium">{choice.label}</span>
            <span className="min-w-0 shrink-[4] truncate text-sm text-muted">{choice.detail}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 ? (
        <p role="status" className="px-3 py-2">
          Nothing is called that.
        </p>
      ) : null}
    </Modal>
  )
}
