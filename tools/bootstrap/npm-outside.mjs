/**
 * An esbuild plugin that leaves npm packages out of the bundle; `@sextant/*` packages and relative imports are bundled.
 */
export const npmOutside = {
  name: 'npm-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sextant/') ? null : { path, external: true },
    )
  },
}
