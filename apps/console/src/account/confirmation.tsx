import { useUser } from '../kit/workspace'
import { Field } from '../ui/field'

/** One's own password, to confirm what a stranger at the keyboard must not do; nothing where the account has none. */
export const ConfirmationField = ({ name = 'password' }: { name?: string }) =>
  useUser().has_password ? (
    <Field name={name} label="Current password" type="password" autoComplete="current-password" required />
  ) : null
