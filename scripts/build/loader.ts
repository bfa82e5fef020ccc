import { build } from 'vite'
import type { LoaderInput } from '#lib/pageLoad/loader.ts'

/** Bundles the inline script of the guests' pages; the result returns it with its addresses. */
export async function buildLoader(): Promise<(input: LoaderInput) => string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/lib/pageLoad/loader.ts', output: { format: 'iife' } },
    },
  })
  const code = 'output' in built ? built.output[0].code.trim() : ''
  if (!code.includes('__INPUT__')) throw new Error('The loader has no place for its input')
  return (input) => code.replace('__INPUT__', () => JSON.stringify(input))
}
