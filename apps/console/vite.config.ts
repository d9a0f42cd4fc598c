import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed'
import { chunkGroups, entryPages } from './build/entry-pages'

const server = 'http://127.0.0.1:3000'

type DevRequest = { method?: string | undefined; url?: string | undefined }

/** `/login` and `/logout` are pages when asked for, and calls when posted. */
const proxyPostOnly = {
  target: server,
  bypass: (request: DevRequest) => (request.method === 'POST' ? undefined : request.url),
}

export default defineConfig({
  plugins: [react({ compiler: true }), tailwind(), entryPages(), compressed()],
  build: {
    // An endpoint is a value: those that a page does not call are left out of what it loads.
    rolldownOptions: {
      // The start is loaded by a first script that names nothing else: the bundler has to be told that it comes at
      // once.
      input: ['index.html', 'src/app/main.tsx'],
      treeshake: { manualPureFunctions: ['endpoint'] },
      // The start of the console lists the files of every page: names beside their hashes would be a kilobyte of it.
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
    target: 'es2023',
    // For each page the start would name all files that the page is made of: 4.4 kB. A page names them itself, one step
    // later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': server, '/login': proxyPostOnly, '/logout': proxyPostOnly } },
})
