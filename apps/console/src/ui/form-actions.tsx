import { Button, ButtonLink } from './button'

type FormActionsProps = { submitLabel: string; busy: boolean; cancelHref: string }

/** The buttons below a form on a page of its own. */
export const FormActions = ({ submitLabel, busy, cancelHref }: FormActionsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" variant="primary" busy={busy}>
      {submitLabel}
    </Button>
    <ButtonLink href={cancelHref}>Cancel</ButtonLink>
  </div>
)
