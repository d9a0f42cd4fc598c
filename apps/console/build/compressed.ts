import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Smaller files are sent as they are: what is saved is less than a packet. */
const minBytes = 1024

/** Lays each file packed beside itself, as small as it gets: the server would have to pack in a hurry. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
      for (const file of files) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (source.length < minBytes) continue
        for (const [extension, compress] of Object.entries(compressors))
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.${extension}`,
            source: await compress(source),
          })
      }
    },
  },
})
