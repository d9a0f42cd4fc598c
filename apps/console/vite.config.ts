import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

type Asked = { method?: string | undefined; url?: string | undefined }

/** `/login` and `/logout` are pages when asked for, and calls when posted. */
const callsOnly = {
  target: server,
  bypass: (request: Asked) => (request.method === 'POST' ? undefined : request.url),
}

export default defineConfig({
  plugins: [react({ compiler: true }), tailwind()],
  build: {
    // An endpoint is a value: those that a page does not call are left out of what it loads.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['endpoint'] },
      // The start of the console lists the files of every page: names beside their hashes would be a kilobyte of it.
      output: { chunkFileNames: 'assets/[hash].js' },
    },
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': server, '/login': callsOnly, '/logout': callsOnly } },
})
