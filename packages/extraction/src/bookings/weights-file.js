import { readFileSync } from 'node:fs'

// JavaScript, because the packages are compiled without the types of Node.js, which keeps them free of files and clocks.
// The build puts the weights at the same place relative to its own files.
export const readWeights = () => readFileSync(new URL('../bookings/weights.gen.bin', import.meta.url))
