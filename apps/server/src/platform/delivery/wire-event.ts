type EventFields = {
  readonly id: string
  readonly type: string
  readonly created: string
  readonly resource_id: string
}

/**
 * An event as JSON on the wire. Its data stays the text from the database (`{"object": …}`), which saves parsing and
 * serialising it and makes it identical on each attempt.
 */
export const wireEvent = ({ id, type, created, resource_id }: EventFields, data: string): string =>
  `{"id":"${id}","type":"${type}","created":"${created}","resource_id":"${resource_id}","data":${data}}`
