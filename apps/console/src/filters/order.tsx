import { orderFilters } from '@sextant/contract/filters/endpoints'
import type { Filter } from '@sextant/contract/filters/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useTeamRef } from '../kit/workspace'
import { IconButton } from '../ui/button'
import { toast } from '../ui/notices'

type OrderButtonsProps = { filter: Filter; filters: readonly Filter[] }

/** Moves a filter up or down. */
export function OrderButtons({ filter, filters }: OrderButtonsProps) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const at = filters.findIndex(({ id }) => id === filter.id)
  const save = useAction(
    (ids: readonly string[]) => api.call(orderFilters, { team, body: { ids: [...ids] } }),
    async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: ['filters.list'] })
      toast(`${filter.name} is now number ${data.find(({ id }) => id === filter.id)?.priority}.`)
    },
  )
  const move = (by: 1 | -1) => {
    const ids = filters.map(({ id }) => id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, filter.id)
    save.send(ids)
  }
  return (
    <span className="relative inline-flex gap-1">
      <IconButton label={`Move ${filter.name} up`} disabled={at <= 0 || save.busy} onClick={() => move(-1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${filter.name} down`}
        disabled={at === filters.length - 1 || save.busy}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  )
}
