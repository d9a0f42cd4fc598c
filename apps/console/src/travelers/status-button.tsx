import { deactivateTraveler, reactivateTraveler } from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { useCachePerson } from './use-cache-person'

/** Deactivates a person, which stops matching, or reactivates them. */
export function StatusButton({ person }: { person: Traveler }) {
  const team = useTeamRef()
  const cachePerson = useCachePerson()
  const isActive = person.status === 'Active'
  const set = useAction(
    () => api.call(isActive ? deactivateTraveler : reactivateTraveler, { team, id: person.id }),
    async ({ data }) => {
      await cachePerson(data)
      toast(`${personName(data)} is ${data.status === 'Active' ? 'active again' : 'now inactive'}.`)
    },
  )
  const confirmAndSend = async () => {
    const text = `Emails will no longer be matched to ${personName(person)}. Their travel is kept.`
    if (!isActive || (await confirm(text))) set.send(undefined)
  }
  return (
    <Button busy={set.busy} onClick={() => void confirmAndSend()}>
      {isActive ? 'Deactivate' : 'Reactivate'}
    </Button>
  )
}
