import { Rendered } from './rendered'

/** The raw message as received. */
export const SourceView = ({ id }: { id: string }) => (
  <Rendered id={id} type="raw" emptyText="This message is empty.">
    {({ content }) => (
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label="Source of the message"
        className="max-h-[70vh] overflow-auto p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {content}
      </pre>
    )}
  </Rendered>
)
