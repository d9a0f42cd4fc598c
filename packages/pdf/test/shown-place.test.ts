import { boxAround } from '@sextant/pdf/matrix'
import { openPdf } from '@sextant/pdf/open-pdf'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'

/** A file whose only page shows a picture of 600 by 800 pixels, drawn by `content`. */
const page = (attributes: string, inherited: string, content: string): Uint8Array =>
  strToU8(
    `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 ${inherited} >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R ${attributes} /Resources << /XObject << /I 5 0 R >> >> >> endobj
5 0 obj << /Type /XObject /Subtype /Image /Width 600 /Height 800 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 0 >> stream\n\nendstream endobj
4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj
trailer << /Root 1 0 R >>`,
    true,
  )

const media = '/MediaBox [0 0 600 800]'
/** The picture on the lower half of the page. */
const half = 'q 600 0 0 400 0 0 cm /I Do Q'
/** The upper left quarter of the picture. */
const quarter = { left: 0, top: 0, width: 0.5, height: 0.5 }

test.each([
  ['on a page as it is', media, '', half, [0, 0.5, 0.5, 0.25]],
  ['on a page whose size is that of all', '', media, half, [0, 0.5, 0.5, 0.25]],
  ['on a page without a size, which is letter', '', '', 'q 612 0 0 792 0 0 cm /I Do Q', [0, 0, 0.5, 0.5]],
  ['on a page whose corners are given the other way round', '/MediaBox [600 800 0 0]', '', half, [0, 0.5, 0.5, 0.25]],
  ['on a page that is cut', `${media} /CropBox [0 0 600 400]`, '', half, [0, 0, 0.5, 0.5]],
  ['on a page turned to the right', `${media} /Rotate 90`, '', half, [0.25, 0, 0.25, 0.5]],
  ['on a page on its head', `${media} /Rotate 180`, '', half, [0.5, 0.25, 0.5, 0.25]],
  ['on a page turned to the left', `${media} /Rotate -90`, '', half, [0.5, 0.5, 0.25, 0.5]],
  ['where the picture is turned to the right', media, '', 'q 0 -800 600 0 0 800 cm /I Do Q', [0.5, 0, 0.5, 0.5]],
])('a picture is found %s', (_, attributes, inherited, content, [left, top, width, height]) => {
  const place = openPdf(page(attributes, inherited, content)).leaves[0]?.scans[0]?.place
  if (!place) throw new Error('The page has no picture.')
  const box = boxAround(place, quarter)
  expect([box.left, box.top, box.width, box.height].map((one) => Math.round(one * 1000) / 1000)).toEqual([
    left,
    top,
    width,
    height,
  ])
})
