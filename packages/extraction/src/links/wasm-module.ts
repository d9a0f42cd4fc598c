/** A number in the variable-length form of WebAssembly. */
function encoded(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  return [...bytes, rest]
}

const section = (id: number, bytes: readonly number[]): number[] => [id, ...encoded(bytes.length), ...bytes]

// Instructions (WebAssembly Core Specification 2.0, chapter 5.4).
const get = (local: number): number[] => [0x20, ...encoded(local)]
const set = (local: number): number[] => [0x21, ...encoded(local)]
const loadFour = (offset: number): number[] => [0xfd, 0, 2, ...encoded(offset)]
const storeFour = (offset: number): number[] => [0xfd, 11, 2, ...encoded(offset)]
const addFour = [0xfd, 0xe4, 1]
const zero = [0x41, 0]
const four = [0x41, 4]
const loadInteger = [0x28, 2, 0]
const addIntegers = [0x6a]
const isAtLeast = [0x4f]
const block = [0x02, 0x40]
const loop = [0x03, 0x40]
const leaveBlock = [0x0d, 1]
const repeatLoop = [0x0c, 0]
const end = [0x0b]
// Types of values.
const integer = 0x7f
const fourFloats = 0x7b
// The names of what is imported and exported, one letter each.
const m = [1, 0x6d]
const a = [1, 0x61]

/**
 * The code of a WebAssembly module with one function, `a`, which adds vectors in the memory `m.m` to the sum at address
 * 0. Its parameters are the addresses of the first entry of a list of the vectors' addresses, and of its end. The sum
 * is kept in registers meanwhile.
 */
export function wasmModule(units: number): Uint8Array<ArrayBuffer> {
  const [at, last, vector, firstPart] = [0, 1, 2, 3]
  const parts = Array.from({ length: units / 4 }, (_, place) => ({ part: firstPart + place, offset: place * 16 }))
  const body = [
    [2, 1, integer, ...encoded(parts.length), fourFloats],
    ...parts.map(({ part, offset }) => [zero, loadFour(offset), set(part)].flat()),
    [block, loop].flat(),
    [get(at), get(last), isAtLeast, leaveBlock].flat(),
    [get(at), loadInteger, set(vector)].flat(),
    ...parts.map(({ part, offset }) => [get(part), get(vector), loadFour(offset), addFour, set(part)].flat()),
    [get(at), four, addIntegers, set(at)].flat(),
    [repeatLoop, end, end].flat(),
    ...parts.map(({ part, offset }) => [zero, get(part), storeFour(offset)].flat()),
    end,
  ].flat()
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  const types = section(1, [1, 0x60, 2, integer, integer, 0])
  const imports = section(2, [1, ...m, ...m, 2, 0, 1])
  const functions = section(3, [1, 0])
  const exported = section(7, [1, ...a, 0, 0])
  const code = section(10, [1, ...encoded(body.length), ...body])
  return Uint8Array.from([header, types, imports, functions, exported, code].flat())
}
