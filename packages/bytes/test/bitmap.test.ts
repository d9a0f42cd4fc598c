import { toBitmap, unfilter } from '@sextant/bytes/image/bitmap'
import { expect, test } from 'vitest'

test('the bitmap reader undoes the filters of PNG rows', () => {
  const layout = { width: 3, height: 2, depth: 8, samples: 1 }
  // The values of the first row are differences from the pixel to the left, those of the second from the row above.
  const data = new Uint8Array([1, 10, 10, 10, 2, 1, 1, 1])
  expect([...unfilter(data, layout)]).toEqual([10, 20, 30, 11, 21, 31])
})

test('transparent pixels are white, and indexed colours are looked up', () => {
  const grey = toBitmap(new Uint8Array([0, 0, 0, 255]), { width: 2, height: 1, depth: 8, samples: 2 }).grey
  expect([...grey]).toEqual([255, 0])
  const palette = new Uint8Array([0, 0, 0, 30, 60, 90])
  expect([
    ...toBitmap(new Uint8Array([0b01000000]), { width: 2, height: 1, depth: 1, samples: 1, palette }).grey,
  ]).toEqual([0, 60])
})
