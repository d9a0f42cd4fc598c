import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Files below this size are sent uncompressed: compressing them saves less than a packet. */
const minBytes = 1024

/**
 * Writes a Brotli and a gzip copy beside each file at build time, at the best compression level, so that the server
 * never compresses on request.
 */
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
