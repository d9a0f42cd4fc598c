import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import type { Mark } from '@sextant/contract/emails/parsing-rules'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTeamRef } from '../../kit/workspace'
import { IconButton } from '../../ui/button'
import { fieldLabel, locatorText } from '../parsing-rules/labels'
import { attemptQuery, type Example } from './attempt'
import type { Sources } from './text-pane'

type MarksProps = { example: Example; sources: Sources; onRemove: (field: ParsingRuleField) => void }

/** The labeled fields, and where each value will be found in other emails. */
export function Marks({ example, sources, onRemove }: MarksProps) {
  const { data } = useQuery(attemptQuery(useTeamRef(), example))
  const { kind, marks } = example
  if (marks.length === 0) return null
  const textOf = ({ within, start, end }: Mark) => sources[within].slice(start, end)
  const locatorOf = (mark: Mark) => data?.data.locators.find(({ field }) => field === mark.field)
  return (
    <ul aria-label="Labeled fields" className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      {marks.map((mark) => {
        const locator = locatorOf(mark)
        const label = fieldLabel(kind, mark.field)
        return (
          <li key={mark.field} className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="text-muted">{label}:</span> {textOf(mark)}
              </p>
              {locator ? (
                <p className={locator.locator ? 'text-sm text-muted' : 'text-sm text-bad'}>
                  {locator.locator
                    ? locatorText(locator.locator)
                    : 'There is no text next to or above this to locate it by. Label more or different text.'}
                </p>
              ) : null}
            </div>
            <IconButton label={`Remove ${label}`} onClick={() => onRemove(mark.field)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
