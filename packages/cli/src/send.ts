import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { connect } from './connect'
import { type CliContext, UserError } from './context'

export type SendOptions = { readonly sample?: string | undefined; readonly mailbox?: string | undefined }

/** Uploads messages from files, or sends a sample booking to a mailbox; prints the IDs of the emails. */
export async function send(context: CliContext, files: readonly string[], options: SendOptions): Promise<void> {
  const { api, team } = await connect(context)
  const { sample, mailbox } = options
  if (sample !== undefined) {
    if (sample !== 'flight' && sample !== 'hotel') throw new UserError('There are two samples: flight and hotel.')
    const id = mailbox ?? (await firstMailbox(api, team))
    const { data } = await api.mailboxes.test({ team, id, body: { type: sample } })
    context.print(data.id)
    return
  }
  if (files.length === 0)
    throw new UserError('Say what to send: sextant send FILE.eml… or sextant send --sample flight')
  for (const path of files) {
    const bytes = await readFile(path).catch(() => {
      throw new UserError(`${path} cannot be read.`)
    })
    const file = new File([new Uint8Array(bytes)], basename(path), { type: 'message/rfc822' })
    const { data } = await api.emails.receive({
      team,
      file,
      body: mailbox === undefined ? {} : { mailbox_id: mailbox },
    })
    context.print(data.id)
  }
}

type CliConnection = Awaited<ReturnType<typeof connect>>

async function firstMailbox(api: CliConnection['api'], team: CliConnection['team']): Promise<string> {
  const { data } = await api.mailboxes.list({ team, query: { limit: 200 } })
  const active = data.find(({ attributes }) => attributes.status === 'Active')
  if (!active) throw new UserError('The team has no active mailbox. Add one first.')
  return active.id
}
