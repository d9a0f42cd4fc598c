type Part = {
  readonly type: string
  readonly content: Buffer | string
  readonly disposition?: string
  readonly contentId?: string
}

type Mixed = {
  readonly subject?: string
  readonly from?: string
  readonly to?: string
  readonly messageId?: string
  readonly date?: string
  readonly parts: readonly Part[]
}

let count = 0

/** A complete message with several base64 parts. */
export function mixedMail(values: Mixed): Buffer {
  const { subject = 'Papers', from = 'Desk <desk@travel.test>', messageId, parts } = values
  count += 1
  const head = [
    `From: ${from}`,
    `To: ${values.to ?? 'Grace Hopper <grace@acme.test>'}`,
    `Subject: ${subject}`,
    `Date: ${values.date ?? 'Mon, 01 Feb 2027 10:00:00 +0000'}`,
    `Message-ID: <${messageId ?? `mixed${count}@travel.test`}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="edge"',
    '',
  ]
  const lines = parts.flatMap(({ type, content, disposition, contentId }) => [
    '--edge',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
    ...(contentId ? [`Content-ID: <${contentId}>`] : []),
    '',
    Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ])
  return Buffer.from([...head, ...lines, '--edge--', ''].join('\r\n'))
}
