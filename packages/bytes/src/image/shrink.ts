import type { Bitmap } from './bitmap'

/** Scales a picture down to a number of pixels by averaging squares of pixels. */
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
