import { build } from 'vite'
import { type Bundled, BUNDLED_LICENCES, readBundled } from './licences.ts'

/** Bundles a script that runs on its own; returns its text and its packages. */
export async function bundle(
  input: string,
  define: Record<string, string> = {},
): Promise<{ code: string; packages: Bundled }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: BUNDLED_LICENCES },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${input} was not built`)
  const [{ code }, ...others] = built.output
  const list = others.find(({ fileName }) => fileName === BUNDLED_LICENCES)
  const packages = list?.type === 'asset' ? readBundled(String(list.source)) : []
  return { code: code.trim(), packages }
}
