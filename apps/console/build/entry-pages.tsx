import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin, Rolldown } from 'vite'
import { StartingPlain, StartingShell } from '../src/app/shell/starting'

/**
 * Chunks grouped by when they are needed: the startup code in a few files, the sign-in in another, and two for code
 * shared by many pages, so that a page does not load fifty small files.
 */
export const chunkGroups = [
  {
    name: 'boot',
    test: /index\.html$|src[\\/](app[\\/]boot|kit[\\/](next-task|preload|has-session))/,
    priority: 6,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  {
    name: 'schemas',
    test: /node_modules[\\/]zod|packages[\\/]contract/,
    tags: ['$initial' as const],
    priority: 4,
  },
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  { name: 'sign-in', test: /src[\\/]session[\\/]login/, priority: 2 },
  {
    name: (id: string) => `calls-${/contract[\\/]src[\\/](\w+)/.exec(id)?.[1]}`,
    test: /packages[\\/]contract/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'common',
    test: /node_modules|src[\\/](ui|kit|app)[\\/]|packages[\\/]domain/,
    minShareCount: 3,
    priority: 1,
  },
]

/**
 * The startup chunks in execution order. Each runs as its own task; run together they would block the main thread for
 * too long.
 */
const start = ['rolldown-runtime', 'react', 'schemas', 'main']

type EntryPage = {
  /** Chunks that the page preloads, so that they need not wait for the startup code to request them. */
  readonly groups: readonly string[]
  /** Shown until the console has started. */
  readonly splash: ReactNode
}

const entries: Readonly<Record<string, EntryPage>> = {
  'index.html': { groups: [...start, 'sign-in'], splash: <StartingPlain /> },
  'signed-in.html': { groups: [...start, 'sign-in', 'common'], splash: <StartingShell /> },
}

const place = '<div id="splash">'
/** The stylesheet stays ahead of these tags, because the splash screen is painted with it. */
const eagerTags = /<script type="module"|<link rel="modulepreload"/g

/** Turns the console's HTML page into two: one for visitors and one for signed-in users. */
export const entryPages = (): Plugin => ({
  name: 'entry-pages',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The console has no page.')
      const html = String(page.source)
      const fontTag = fontLink(bundle)
      for (const [fileName, { groups, splash }] of Object.entries(entries)) {
        const links = groups.map((name) => linkTo(name, bundle)).join('')
        const source = html
          .replace('</head>', `${fontTag}${links}</head>`)
          .replace(place, place + renderToStaticMarkup(splash))
          .replaceAll(eagerTags, `$& fetchpriority="low"`)
        if (fileName === page.fileName) page.source = source
        else this.emitFile({ type: 'asset', fileName, source })
      }
    },
  },
})

function fileOf(group: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === group)
  if (!chunk) throw new Error(`The console has no file of the group ${group}.`)
  return chunk.fileName
}

const linkTo = (group: string, bundle: Rolldown.OutputBundle): string =>
  `  <link rel="modulepreload" crossorigin href="/${fileOf(group, bundle)}">\n  `

/** Preloads the font for the splash screen; otherwise text would be redrawn when the font arrives. */
function fontLink(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find((name) => name.includes('inter-latin-wght-normal'))
  if (!file) throw new Error('The console has no letters.')
  return `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n  `
}
