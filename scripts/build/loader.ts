import { build } from 'vite'
import type { LoaderFiles } from '#lib/arrival/loader.ts'

/** Makes the script that stands in every written page from its source; what it gives puts a page's own files into it. */
export async function buildLoader(): Promise<(files: LoaderFiles) => string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/lib/arrival/loader.ts', output: { format: 'iife' } },
    },
  })
  const code = 'output' in built ? built.output[0].code.trim() : ''
  if (!code.includes('__FILES__')) throw new Error('The loader has no place for its files')
  return (files) => code.replace('__FILES__', () => JSON.stringify(files))
}
