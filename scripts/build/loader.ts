import { build } from 'vite'
import type { LoaderInput } from '#lib/pageLoad/loader.ts'
import type { OfficeLoaderInput } from '#lib/pageLoad/officeLoader.ts'

export type Loaders = {
  guests: (input: LoaderInput) => string
  owners: (input: OfficeLoaderInput) => string
}

/** Bundles the inline scripts of prerendered pages. */
export async function buildLoaders(): Promise<Loaders> {
  return {
    guests: await buildLoader('src/lib/pageLoad/loader.ts'),
    owners: await buildLoader('src/lib/pageLoad/officeLoader.ts'),
  }
}

async function buildLoader(source: string): Promise<(input: object) => string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const code = 'output' in built ? built.output[0].code.trim() : ''
  if (!code.includes('__INPUT__')) throw new Error(`${source} has no place for its input`)
  return (input) => code.replace('__INPUT__', () => JSON.stringify(input))
}
