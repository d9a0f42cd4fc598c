/** One message of a stream of server-sent events. */
export type StreamedEvent = { readonly id: string; readonly type: string; readonly data: string }

/** The messages of a stream (WHATWG HTML, "Server-sent events"), omitting those without data. */
export async function* readEvents(stream: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedEvent, void, undefined> {
  const decoder = new TextDecoder()
  let buffered = ''
  let id = ''
  for await (const piece of stream) {
    buffered += decoder.decode(piece, { stream: true })
    const messages = buffered.split(/\r?\n\r?\n/)
    buffered = messages.pop() ?? ''
    for (const message of messages) {
      const fields = fieldsOf(message)
      id = fields.get('id') ?? id
      const data = fields.get('data')
      if (data !== undefined) yield { id, type: fields.get('event') ?? 'message', data }
    }
  }
}

/** The fields of a message by name; multiple `data` lines are joined. A line starting with a colon is a comment. */
function fieldsOf(message: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of message.split(/\r?\n/)) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === undefined) continue
    const before = fields.get(name)
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value)
  }
  return fields
}
