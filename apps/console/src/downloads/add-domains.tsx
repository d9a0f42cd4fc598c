import { addRulesetDomains, type Ruleset } from '@sextant/contract/downloads/rulesets'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import type { FieldErrors } from '../ui/form'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { TextArea } from '../ui/text-area'

/** Merges errors of individual domains, because they share one text box. */
function withTextBoxErrors(errors: FieldErrors): FieldErrors {
  const texts = Object.entries(errors).flatMap(([field, messages]) => (field.startsWith('names') ? messages : []))
  return texts.length > 0 ? { names: [...new Set(texts)] } : errors
}

/** Adds the team's own domains to a ruleset. */
export function AddDomains({ ruleset, onClose }: { ruleset: Ruleset; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh('downloads')
  const add = useCommand(
    (names: string[]) => api.call(addRulesetDomains, { team, type: ruleset.type, body: { names } }),
    {
      onDone: async ({ data }) => {
        const count = data.domains.length - ruleset.domains.length
        toast(count === 1 ? 'One domain was added.' : `${count} domains were added.`)
        onClose()
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title={`Add to ${ruleset.label}`}
      intro="Domains already in the list are not changed."
      submitLabel="Add domains"
      errors={withTextBoxErrors(add.errors)}
      problem={add.problem}
      busy={add.busy}
      onSubmit={(values) =>
        add.send(
          textIn(values, 'names')
            .split(/[\s,;]+/)
            .filter(Boolean),
        )
      }
      onClose={onClose}
    >
      <TextArea
        name="names"
        label="Domains"
        hint="One domain per line, such as example.com. Subdomains are included."
        rows={5}
        spellCheck={false}
      />
    </FormModal>
  )
}
