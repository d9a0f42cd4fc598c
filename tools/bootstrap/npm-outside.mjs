/** For esbuild: leaves packages of npm outside the bundle; `@sextant/*` and relative paths go in. */
export const npmOutside = {
  name: 'npm-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sextant/') ? null : { path, external: true },
    )
  },
}
