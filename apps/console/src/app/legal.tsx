import type { ReactNode } from 'react'
import { DocumentTitle } from '../ui/page'
import { Panel } from '../ui/panel'

function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel size="lg">
      <DocumentTitle page={title} />
      <h1 className="mb-3 text-lg font-semibold">{title}</h1>
      <div className="flex flex-col gap-3">{children}</div>
    </Panel>
  )
}

/** The default target of the patent link (see LINKS_FILE). */
export const Patents = () => (
  <LegalPage title="Patents">
    <p>
      Sextant is free software under the Apache License, version 2.0. Section 3 of the license grants everyone who uses
      it the patent claims of its contributors that their contributions need.
    </p>
    <p>
      Sextant has no known patents of its own. The operator of this installation can link to a list of patents here.
    </p>
  </LegalPage>
)

/** The default target of the user agreement link (see LINKS_FILE). */
export const UserAgreement = () => (
  <LegalPage title="User agreement">
    <p>
      The operator of this installation decides who may use it and for what purpose, and is responsible for the data in
      it. Ask the operator for their terms; they can also be linked here.
    </p>
    <p>
      The software is provided under the Apache License, version 2.0: without warranties or conditions of any kind, and
      without liability of its authors.
    </p>
  </LegalPage>
)
