import { CallFailed } from '@sextant/client/client'
import { CarbonMethod, carbonMethods } from '@sextant/contract/segments/carbon'
import { updateDeveloper, updateOrganization } from '@sextant/contract/teams/endpoints'
import { carbonMethodLabels } from '@sextant/domain/segments/carbon-methods'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { currentUserQuery, useUserRefresh } from '../kit/current-user'
import { isChecked, textIn } from '../kit/form-values'
import { NotifiedFailure } from '../kit/outcome'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { DescriptionList } from '../ui/description-list'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { SelectField } from '../ui/select-field'
import { DeleteTeam } from './delete'
import { settingsIn, TeamFields } from './team-fields'

const methods = carbonMethods.map((value) => ({ value, label: carbonMethodLabels[value] }))

/** All settings in the form. */
const changeIn = (values: FormData) => ({
  ...settingsIn(values),
  carbon_method: CarbonMethod.parse(textIn(values, 'carbon_method')),
  require_authentic_mail: isChecked(values, 'require_authentic_mail'),
})
type Change = ReturnType<typeof changeIn>

const failed = 'We are unable to send your request at this time. Please try again.'

/**
 * Sends an update; false means a 502 response, which is a soft success (spec §4). Any other failure except 422 has one
 * error text (spec §8).
 */
async function sendChange(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.status === 502) return false
    throw error.status === 422 ? error : new NotifiedFailure(failed)
  }
}

/** Updates the team's name in the cached user without a request. */
function useNameUpdate() {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (name: string) => {
    queryClient.setQueryData(
      currentUserQuery.queryKey,
      (teamType) =>
        teamType && {
          data: {
            ...teamType.data,
            teams: teamType.data.teams.map((one) =>
              one.id === team.id && one.teamType === team.type ? { ...one, name } : one,
            ),
          },
        },
    )
    await router.invalidate()
  }
}

/** The team's general settings, and its deletion. */
export function GeneralSettings() {
  const can = useCan()
  const kind = useTeamRef().type === 'org' ? 'organizations' : 'developers'
  return (
    <Page title="General" context="The team’s name, region, currency and time zone, and which email is read.">
      <div className="flex max-w-xl flex-col gap-6">
        {can(`edit-${kind}`) ? <TeamForm /> : <TeamFacts />}
        {can(`delete-${kind}`) ? <DeleteTeam /> : null}
      </div>
    </Page>
  )
}

function TeamForm() {
  const record = useTeam()
  const team = useTeamRef()
  const refresh = useUserRefresh()
  const updateName = useNameUpdate()
  const save = useCommand(
    (body: Change) =>
      sendChange(
        team.type === 'org' ? api.call(updateOrganization, { team, body }) : api.call(updateDeveloper, { team, body }),
      ),
    {
      onDone: async (wasSaved, { name }) => {
        await (wasSaved ? refresh() : updateName(name))
        toast('Settings successfully updated!')
      },
    },
  )
  return (
    <Panel>
      <Form guarded errors={save.errors} problem={save.problem} onSubmit={(values) => save.send(changeIn(values))}>
        <TeamFields {...record} />
        <SelectField
          name="carbon_method"
          label="CO2e estimates"
          hint="The conversion factors that emissions of travel are estimated by."
          choices={methods}
          defaultValue={record.carbon_method}
        />
        <Checkbox
          name="require_authentic_mail"
          defaultChecked={record.require_authentic_mail}
          aria-describedby="require-authentic-mail-hint"
        >
          Hold email that is not authenticated
        </Checkbox>
        <p id="require-authentic-mail-hint" className="-mt-2 pl-6 text-sm text-muted">
          Email from suppliers is read only if SPF, DKIM or ARC confirms its sender, or one of the team’s people sent
          it. Anything else is held until somebody releases it.
        </p>
        <div>
          <Button type="submit" variant="primary" busy={save.busy}>
            Save settings
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function TeamFacts() {
  const { name, region, currency, time_zone_id, carbon_method, require_authentic_mail } = useTeam()
  return (
    <Panel>
      <DescriptionList
        items={[
          ['Name', name],
          ['Region', region],
          ['Currency', currency],
          ['Time zone', time_zone_id],
          ['CO2e estimates', carbonMethodLabels[carbon_method]],
          ['Email that is not authenticated', require_authentic_mail ? 'Held' : 'Read'],
        ]}
      />
    </Panel>
  )
}
