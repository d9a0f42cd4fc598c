import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { useMemo } from 'react'
import { frameDocument, frameSandbox } from './frame-document'
import { quotesOf } from './highlight'
import { markEvidence } from './mark-evidence'
import { Rendered } from './rendered'
import { sanitise } from './sanitise'

/** The email's HTML as its sender designed it, in a frame that cannot run scripts or make requests. */
export const PageView = ({ email }: { email: EmailDetail }) => (
  <Rendered id={email.id} type="html" emptyText="This message has no HTML version. See the Text tab.">
    {({ content, images }) => <Frame html={content} images={images} email={email} />}
  </Rendered>
)

type FrameProps = { html: string; images: Readonly<Record<string, string>>; email: EmailDetail }

function Frame({ html, images, email }: FrameProps) {
  const { document, blocked } = useMemo(() => {
    const result = sanitise(html, images)
    const marked = markEvidence(result.markup, quotesOf(email.reservations))
    return { document: frameDocument(marked), blocked: result.blocked }
  }, [html, images, email.reservations])
  return (
    <>
      <p className="border-b border-line px-4 py-2 text-sm text-muted">
        Scripts and remote content are blocked.
        {blocked > 0 ? ` ${numberText(blocked)} ${blocked === 1 ? 'picture' : 'pictures'} blocked.` : ''} Links open in
        a new tab.
      </p>
      <iframe
        title="Message as designed by its sender"
        sandbox={frameSandbox}
        referrerPolicy="no-referrer"
        srcDoc={document}
        className="block h-[min(70vh,52rem)] w-full rounded-b-box bg-white"
      />
    </>
  )
}
