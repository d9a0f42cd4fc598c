import { bytesOf } from '@sextant/bytes/chars'
import { openDocument } from '../../documents/open-document'
import type { Document } from '../../kit/document'
import type { Reader } from '../../kit/reader'

/** An image within the page itself (RFC 2397). */
const picture =
  /\ssrc\s{0,8}=\s{0,8}["']?\s{0,8}data:image\/(?:png|jpe?g|gif|bmp|tiff|webp)[^,"'>]{0,60};base64,([A-Za-z\d+/=\s%]{200,4000000})/gi
/** Maximum number of images per page, and of characters per image. */
const limits = { pictures: 12, characters: 2_000_000 }

function decoded(text: string): Uint8Array | null {
  try {
    const bare = text.replace(/%([0-7][\dA-F])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return bytesOf(atob(bare.replace(/\s+/g, '')))
  } catch {
    return null
  }
}

/** Finds images embedded in a page, whose codes are read like those of attached images. */
export const embeddedPicture: Reader = {
  name: 'embedded-picture',
  kinds: ['html'],
  read({ part, text }, { scanner }) {
    const page = text()
    if (!/data:image\//i.test(page)) return { reservations: [], diagnostics: [] }
    const found = [...page.matchAll(picture)]
      .slice(0, limits.pictures)
      .flatMap(([, encoded = ''], index): Document[] => {
        const bytes = encoded.length <= limits.characters ? decoded(encoded) : null
        const name = `${part} picture ${index + 1}`
        return bytes
          ? [
              openDocument(
                {
                  part: name,
                  kind: 'image',
                  filename: null,
                  inline: true,
                  bytes: () => bytes,
                  text: () => '',
                },
                scanner,
              ),
            ]
          : []
      })
    return { reservations: [], diagnostics: [], documents: found }
  },
}
