import loadEncoder from '@cornerstonejs/codec-openjpeg/wasmjs'

const silent = (): void => undefined
const encoder = await loadEncoder({ print: silent, printErr: silent })

/** What to encode: samples of all components in turn, in one or two bytes each. */
export interface Samples {
  width: number
  height: number
  components: number
  depth: number
  data: Uint8Array
}

/** Encodes a picture as a JPEG 2000 code stream, without loss. */
export function writeJpeg2000({ width, height, components, depth, data }: Samples): Uint8Array {
  const writer = new encoder.J2KEncoder()
  const frame = { width, height, bitsPerSample: depth, componentCount: components, isSigned: false }
  writer.getDecodedBuffer({ ...frame, isUsingColorTransform: components === 3 }).set(data)
  writer.setDecompositions(3)
  writer.encode()
  const bytes = Uint8Array.from(writer.getEncodedBuffer())
  writer.delete()
  return bytes
}
