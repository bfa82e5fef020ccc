import { build } from 'vite'

/** Bundles a script that runs on its own; returns its text and its packages' licences. */
export async function bundle(
  input: string,
  define: Record<string, string> = {},
): Promise<{ code: string; licences: string }> {
  const license = { fileName: 'licences.md' }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      license,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${input} was not built`)
  const [{ code }, ...others] = built.output
  const list = others.find(({ fileName }) => fileName === license.fileName)
  return { code: code.trim(), licences: list?.type === 'asset' ? String(list.source) : '' }
}
