import DOMPurify from 'dompurify'

/** Sanitized HTML, without anything that runs or makes requests, and the number of images left out. */
export type Sanitised = { readonly markup: string; readonly blocked: number }

/** Elements that run code, make requests, or only make sense in a page of their own. */
const forbidden = [
  'audio',
  'button',
  'datalist',
  'dialog',
  'form',
  'input',
  'map',
  'area',
  'meter',
  'option',
  'picture',
  'progress',
  'select',
  'source',
  'textarea',
  'track',
  'video',
]

/** URL attributes other than those handled below. */
const addresses = ['action', 'background', 'download', 'formaction', 'longdesc', 'ping', 'poster', 'srcset', 'target']

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i
const openable = /^(?:https?:\/\/|mailto:|tel:)/i

/**
 * Sanitizes an email's HTML: no scripts, forms, frames, SVG or media; images only from the message itself (`images`, by
 * content ID); links open in a new window without opener or referrer. The frame that displays it enforces the same
 * limits, so either one alone is sufficient.
 */
export function sanitise(html: string, images: Readonly<Record<string, string>>): Sanitised {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbidden,
    FORBID_ATTR: addresses,
    FORCE_BODY: true,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: true,
  })
  const { body } = new DOMParser().parseFromString(`<body>${clean}`, 'text/html')
  let blocked = 0
  for (const image of body.querySelectorAll('img')) if (!resolveImage(image, images)) blocked += 1
  for (const link of body.querySelectorAll('a')) openInNewTab(link)
  for (const styled of body.querySelectorAll('[style]'))
    styled.setAttribute('style', safeDeclarations(styled.getAttribute('style') ?? ''))
  for (const sheet of body.querySelectorAll('style')) sheet.textContent = safeRules(sheet.textContent)
  return { markup: body.innerHTML, blocked }
}

/**
 * Replaces an image's source with the embedded file; a remote image is replaced by its alternative text. Returns
 * whether it is shown.
 */
function resolveImage(image: HTMLImageElement, images: Readonly<Record<string, string>>): boolean {
  const source = image.getAttribute('src')?.trim() ?? ''
  const id = /^cid:(.*)$/is.exec(source)?.[1]
  const embedded = id === undefined ? source : (images[decoded(id).toLowerCase()] ?? '')
  if (picture.test(embedded)) {
    image.setAttribute('src', embedded)
    return true
  }
  image.removeAttribute('src')
  return source === ''
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function openInNewTab(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href')?.trim() ?? ''
  if (!openable.test(address)) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** Declarations that could make a request. Escapes are included because they could spell any of these. */
const fetching = /url\s*\(|image(?:-set)?\s*\(|src\s*\(|expression\s*\(|@import|-moz-binding|behavior\s*:|\\/i

const safeDeclarations = (style: string): string =>
  style
    .split(';')
    .filter((declaration) => !fetching.test(declaration))
    .join(';')

/**
 * A style sheet without declarations that make requests. Escapes are removed first, so that names cannot be disguised.
 */
const safeRules = (sheet: string): string =>
  sheet
    .replaceAll('\\', '')
    .replaceAll('<', '')
    .replaceAll(/@(?:import|font-face|namespace)\b[^;{}]*(?:;|\{[^}]*\})?/gi, '')
    .replaceAll(/(?:url|image(?:-set)?|src)\s*\([^)]*\)?/gi, 'none')
