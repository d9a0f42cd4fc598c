import { CallFailed } from '@sextant/client/client'
import { exploreData } from '@sextant/contract/downloads/endpoints'
import type { DownloadType } from '@sextant/contract/downloads/schemas'
import { explorerFailure } from '@sextant/domain/downloads/failure-text'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NotifiedFailure } from '../kit/outcome'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Panel } from '../ui/panel'
import { RadioGroup } from '../ui/radio-group'
import { ChoiceFields, choiceIn } from './choice-fields'

const typeIn = (values: FormData): DownloadType => (textIn(values, 'type') === 'gsheet' ? 'gsheet' : 'excel')

/** Field errors are shown next to the fields; any other failure shows the text from spec §8. */
async function withProblem<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) throw error
    throw new NotifiedFailure(explorerFailure)
  }
}

/** Requests an export file. */
export function CreateFile() {
  const team = useTeamRef()
  const refresh = useRefresh('downloads')
  const make = useCommand(
    async (values: FormData) => {
      const body = { ...choiceIn(values), type: typeIn(values) }
      return await withProblem(api.call(exploreData, { team, body }))
    },
    { onDone: refresh },
  )
  return (
    <Panel title="New file">
      <Form errors={make.errors} problem={make.problem} onSubmit={make.send}>
        <RadioGroup
          name="type"
          legend="Format"
          defaultValue="excel"
          choices={[
            { value: 'excel', label: 'Excel', detail: 'A workbook with real dates and numbers.' },
            { value: 'gsheet', label: 'Google Sheets', detail: 'A CSV file for File → Import.' },
          ]}
        />
        <ChoiceFields />
        <div>
          <Button type="submit" variant="primary" busy={make.busy}>
            Create file
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
