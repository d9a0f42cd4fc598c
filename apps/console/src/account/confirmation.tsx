import { useUser } from '../kit/workspace'
import { Field } from '../ui/field'

/** The user's password, confirming a sensitive change; renders nothing if the account has no password. */
export const ConfirmationField = ({ name = 'password' }: { name?: string }) =>
  useUser().has_password ? (
    <Field name={name} label="Current password" type="password" autoComplete="current-password" required />
  ) : null
