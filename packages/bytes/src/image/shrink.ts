import type { Bitmap } from './bitmap'

/** A picture of no more than so many pixels: squares of pixels become one, as light as they are on average. */
export function shrunk(picture: Bitmap, pixels: number): Bitmap {
  const factor = Math.ceil(Math.sqrt((picture.width * picture.height) / pixels))
  if (factor <= 1) return picture
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)]
  const grey = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) grey[y * width + x] = meanOf(picture, x * factor, y * factor, factor)
  }
  return { width, height, grey }
}

function meanOf({ width, grey }: Bitmap, left: number, top: number, side: number): number {
  let sum = 0
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) sum += grey[y * width + x] ?? 255
  }
  return sum / (side * side)
}
