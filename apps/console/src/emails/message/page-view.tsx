import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { evidenceFieldLabel } from '@sextant/domain/segments/evidence-labels'
import { useEffect, useMemo, useRef } from 'react'
import { frameDocument, frameSandbox, showInFrame } from './frame-document'
import { foundIn, quotesOf, quotesOfField } from './highlight'
import { markEvidence } from './mark-evidence'
import { Rendered } from './rendered'
import { sanitise } from './sanitise'

type PageViewProps = {
  email: EmailDetail
  /** The field to show in the page. */
  field?: string | undefined
  /** The focused field of a form next to the page, shown instead of `field`. */
  focused?: string | undefined
}

/** The email's HTML as its sender designed it, in a frame that cannot run scripts or make requests. */
export const PageView = ({ email, field, focused }: PageViewProps) => (
  <Rendered id={email.id} type="html" emptyText="This message has no HTML version. See the Text tab.">
    {({ content, images }) => <Frame html={content} images={images} email={email} field={field} focused={focused} />}
  </Rendered>
)

type FrameProps = PageViewProps & { html: string; images: Readonly<Record<string, string>> }

function Frame({ html, images, email, field, focused }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const found = useMemo(() => foundIn(email), [email])
  const { document, blocked, places } = useMemo(() => {
    const result = sanitise(html, images)
    const { markup, places } = markEvidence(result.markup, quotesOf(found))
    return { document: frameDocument(markup), blocked: result.blocked, places }
  }, [html, images, found])
  const place = quotesOfField(found, focused ?? field)
    .map((quote) => places.get(quote))
    .find((id) => id !== undefined)
  useEffect(() => {
    if (place !== undefined) showInFrame(frame.current, place)
  }, [place])
  return (
    <>
      <p className="border-b border-line px-4 py-2 text-sm text-muted">
        Scripts and remote content are blocked.
        {blocked > 0 ? ` ${numberText(blocked)} ${blocked === 1 ? 'picture' : 'pictures'} blocked.` : ''} Links open in
        a new tab.
      </p>
      {field !== undefined && focused === undefined && place === undefined ? (
        <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
          {evidenceFieldLabel(field)} is not marked in the designed message. See the Text tab.
        </p>
      ) : null}
      <iframe
        ref={frame}
        title="Message as designed by its sender"
        sandbox={frameSandbox}
        referrerPolicy="no-referrer"
        srcDoc={document}
        onLoad={() => place !== undefined && showInFrame(frame.current, place)}
        className="block h-[min(70vh,52rem)] w-full rounded-b-box bg-white"
      />
    </>
  )
}
