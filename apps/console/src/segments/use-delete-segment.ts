import { deleteSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { segmentHeadline, segmentKind } from '@sextant/domain/segments/headline'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { segmentLabels } from '../ui/segment-icon'

/** Describes a segment in a sentence: `Flight Oslo OSL → Rome FCO of 1 Mar 2027, Grace Hopper`. */
function nameOf(segment: Segment): string {
  const { start_datetime, end_datetime, member_name, travelers } = segment
  const day = start_datetime ?? end_datetime
  const title = `${segmentLabels[segmentKind(segment)]} ${segmentHeadline(segment)}${day ? ` of ${shortDayText(day)}` : ''}`
  return [title, member_name ?? travelers[0]].filter(Boolean).join(', ')
}

/** Deletes a segment after confirmation. */
export function useDeleteSegment(): (segment: Segment) => Promise<void> {
  const team = useTeamRef()
  const refresh = useRefresh()
  const remove = useAction(
    ({ type, id }: Segment) => api.call(deleteSegment, { team, type, id }),
    async (_, segment) => {
      toast(`${nameOf(segment)} was deleted.`)
      await refresh()
    },
  )
  return async (segment) => {
    const text = `${nameOf(segment)} will be deleted and its trip updated. Emails that only confirm it do not restore it.`
    if (await confirm(text)) remove.send(segment)
  }
}
