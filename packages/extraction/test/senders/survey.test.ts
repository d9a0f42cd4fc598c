import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { samples } from '../../build/samples'

const subjects = ['How was your stay?', 'Wie war Ihr Aufenthalt?', 'Rate your trip', 'Votre avis compte']

test.each(samples().map((sample, index) => [`${sample.supplier}: ${sample.name}`, sample, index] as const))(
  '%s gives no booking if the subject asks for an opinion',
  (_, { bytes }, index) => {
    const mail = new TextDecoder().decode(bytes)
    const survey = mail.replace(/^Subject:.*(?:\n[ \t].*)*/m, `Subject: ${subjects[index % subjects.length]}`)
    const input = { bytes: new TextEncoder().encode(survey), name: 'survey.eml', contextDate: '2026-05-20' }
    expect(extract({ ...input, definitions }).extraction.reservations).toEqual([])
  },
)
