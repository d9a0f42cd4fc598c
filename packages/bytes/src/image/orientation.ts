import { fieldsOf } from './tiff-fields'

const orientationTag = 274

/**
 * How a JPEG picture is rotated for display (Exif 2.32, "Orientation"): from 1, as stored, to 8. Cameras store the
 * sensor's image together with how they were held.
 */
export function orientationOf(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 1
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const end = at + 2 + view.getUint16(at + 2)
    // the Exif application segment starts with "Exif" and two zeros, followed by a TIFF file
    if (bytes[at + 1] === 0xe1 && view.getUint32(at + 4) === 0x45786966) {
      const value = fieldsOf(bytes.subarray(at + 10, end))?.[orientationTag]?.[0] ?? 1
      return value >= 1 && value <= 8 ? value : 1
    }
    at = end
  }
  return 1
}
