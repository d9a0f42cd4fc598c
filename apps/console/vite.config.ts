import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed'
import { chunkGroups, entryPages } from './build/entry-pages'

const server = 'http://127.0.0.1:3000'

type DevRequest = { method?: string | undefined; url?: string | undefined }

/** `/login` and `/logout` are pages for GET and API calls for POST. */
const proxyPostOnly = {
  target: server,
  bypass: (request: DevRequest) => (request.method === 'POST' ? undefined : request.url),
}

export default defineConfig({
  plugins: [react({ compiler: true }), tailwind(), entryPages(), compressed()],
  build: {
    // Endpoints are side-effect free values, so unused ones are removed.
    rolldownOptions: {
      // The startup code is loaded by the boot script, which imports nothing, so it is a separate input.
      input: ['index.html', 'src/app/main.tsx'],
      treeshake: { manualPureFunctions: ['endpoint'] },
      // The startup code lists the files of every page; readable names next to the hashes would add a kilobyte.
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
    target: 'es2023',
    // Preload lists would add 4.4 kB to the startup code. Each page lists its own files, one step later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': server, '/login': proxyPostOnly, '/logout': proxyPostOnly } },
})
