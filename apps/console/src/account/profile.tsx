import { updateUser } from '@sextant/contract/account/endpoints'
import { personName } from '@sextant/domain/kit/person-name'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useUserRefresh } from '../kit/current-user'
import { textIn } from '../kit/form-values'
import { TimeZoneField } from '../kit/place-fields'
import { useUser } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'

const changeOf = (values: FormData) => ({
  first_name: textIn(values, 'first_name'),
  last_name: textIn(values, 'last_name'),
  time_zone_id: textIn(values, 'time_zone_id') || null,
})

/** The user's name and time zone. */
export function Profile() {
  const user = useUser()
  const refresh = useUserRefresh()
  const save = useCommand((body: ReturnType<typeof changeOf>) => api.call(updateUser, { body }), {
    onDone: async () => {
      await refresh()
      toast('Your profile was saved.')
    },
  })
  const name = personName(user)
  return (
    <Panel title="Profile">
      <div className="mb-4 flex items-center gap-3">
        <Avatar name={name} email={user.email} size={40} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-muted wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <Form guarded errors={save.errors} problem={save.problem} onSubmit={(values) => save.send(changeOf(values))}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="first_name" label="First name" autoComplete="given-name" defaultValue={user.first_name ?? ''} />
          <Field name="last_name" label="Last name" autoComplete="family-name" defaultValue={user.last_name ?? ''} />
        </div>
        <TimeZoneField value={user.time_zone_id ?? ''} none="Use each team’s time zone" />
        <div>
          <Button type="submit" variant="primary" busy={save.busy}>
            Save profile
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
