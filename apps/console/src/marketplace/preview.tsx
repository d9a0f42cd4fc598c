import type { PartnerMessage } from '@sextant/contract/marketplace/schemas'
import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTeamRef } from '../kit/workspace'
import { Code } from '../ui/code'
import { DescriptionList } from '../ui/description-list'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { previewQuery } from './queries'

type PreviewProps = { id: string; values: Readonly<Record<string, string>>; name: string }

/** What the partner would receive for the latest booking, using the settings as entered. */
export function Preview({ id, values, name }: PreviewProps) {
  const deferred = useDeferredValue(values)
  const { data, isError } = useQuery({
    ...previewQuery(useTeamRef(), id, deferred),
    placeholderData: keepPreviousData,
    throwOnError: false,
    retry: false,
  })
  const preview = data?.data
  return (
    <Panel title={`What ${name} receives`}>
      {isError ? <p className="text-muted">The preview appears again once the values are valid.</p> : null}
      {preview ? (
        <>
          <p className="mb-3 text-sm text-muted">
            {preview.sample ? 'A sample booking, until there is a real one. ' : 'The latest booking. '}
            Triggered by <code>{preview.event_type}</code>.
          </p>
          {preview.message ? (
            <MessageView message={preview.message} />
          ) : (
            <p>{name} does not use this event: nothing would be sent.</p>
          )}
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Panel>
  )
}

function MessageView({ message }: { message: PartnerMessage }) {
  switch (message.by) {
    case 'http':
      return (
        <div className="flex flex-col gap-3">
          <DescriptionList
            items={[
              ['POST', message.url || 'No endpoint yet'],
              ...Object.entries(message.headers).map(([name, value]) => [name, value] as const),
            ]}
          />
          <Code title="Body" text={prettyJson(message.body)} />
        </div>
      )
    case 'sftp':
      return (
        <div className="flex flex-col gap-3">
          <DescriptionList items={[['File', message.path]]} />
          <Code title="Content" text={message.content} />
        </div>
      )
    case 'mail':
      return (
        <div className="flex flex-col gap-3">
          <DescriptionList
            items={[
              ['To', message.to || 'No address yet'],
              ['Subject', message.subject],
              ['Attachment', message.attachment.filename],
            ]}
          />
          <Code title="Text" text={message.paragraphs.join('\n\n')} />
        </div>
      )
    default:
      return message satisfies never
  }
}
