import { passwordLength } from '@sextant/contract/account/schemas'
import { Field } from '../ui/field'

/** A field for a new password. */
export const NewPasswordField = ({ label = 'Password' }: { label?: string }) => (
  <Field
    name="password"
    label={label}
    type="password"
    hint={`At least ${passwordLength.minimum} characters.`}
    autoComplete="new-password"
    minLength={passwordLength.minimum}
    required
  />
)
