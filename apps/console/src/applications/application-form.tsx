import type { Application, ApplicationDraft } from '@sextant/contract/applications/schemas'
import type { ReactNode } from 'react'
import { textIn } from '../kit/form-values'
import { Field } from '../ui/field'
import { type FieldErrors, Form } from '../ui/form'
import { TextArea } from '../ui/text-area'
import { usualScopes } from './copy'
import { ScopeFields, scopesIn } from './scope-fields'

type ApplicationFormProps = {
  application?: Application
  errors: FieldErrors
  problem: string | null
  onSave: (draft: ApplicationDraft) => void
  /** The form's buttons. */
  children: ReactNode
}

/** Shows errors of individual URIs under the text box that contains all of them. */
function withAddresses(errors: FieldErrors): FieldErrors {
  const texts = Object.entries(errors).flatMap(([field, of]) => (field.startsWith('redirect_uris') ? of : []))
  return texts.length > 0 ? { ...errors, redirect_uris: [...new Set(texts)] } : errors
}

const linesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The editable fields of an application. */
export const ApplicationForm = ({ application, errors, problem, onSave, children }: ApplicationFormProps) => (
  <Form
    errors={withAddresses(errors)}
    problem={problem}
    guarded
    onSubmit={(values) =>
      onSave({
        name: textIn(values, 'name'),
        description: textIn(values, 'description') || null,
        scopes: scopesIn(values),
        redirect_uris: linesIn(textIn(values, 'redirect_uris')),
      })
    }
  >
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Field
        name="name"
        label="Name"
        hint="Shown in the audit log."
        defaultValue={application?.name}
        autoComplete="off"
        required
      />
      <Field
        name="description"
        label="Description (optional)"
        defaultValue={application?.description ?? ''}
        autoComplete="off"
      />
    </div>
    <ScopeFields granted={application?.scopes ?? usualScopes} />
    <TextArea
      name="redirect_uris"
      label="Redirect URIs (optional)"
      hint="One HTTPS URL per line. Not needed for client credentials."
      rows={2}
      defaultValue={application?.redirect_uris.join('\n')}
      spellCheck={false}
    />
    {children}
  </Form>
)
