import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { OFFICE } from '#i18n/addresses.ts'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { type Assets, isHashed } from './assets.ts'
import { type Bundled, BUNDLED_LICENCES, readBundled } from './licences.ts'

/**
 * Writes the office's service worker, which caches the office's page and its files; with
 * `OFFICE_WORKER=off` in the environment writes one that unregisters itself and every earlier one.
 * Returns its packages.
 */
export async function writeOfficeWorker({ officeFiles }: Assets): Promise<Bundled> {
  if (process.env['OFFICE_WORKER'] === 'off') {
    await writeFile(`dist${OFFICE_WORKER}`, await farewellWorker())
    return []
  }
  const kept = [
    { url: OFFICE, revision: revisionOf(`${OFFICE}.html`) },
    ...officeFiles.map((url) => ({ url, revision: isHashed(url) ? null : revisionOf(url) })),
  ]
  const { code, packages } = await bundle('src/worker/office.ts', kept)
  await writeFile(`dist${OFFICE_WORKER}`, code)
  return packages
}

async function farewellWorker(): Promise<string> {
  const { code } = await bundle('src/worker/unregister.ts', [])
  return code
}

async function bundle(input: string, kept: object[]) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __OFFICE_FILES__: JSON.stringify(kept) },
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
  const told = others.find(({ fileName }) => fileName === BUNDLED_LICENCES)
  const packages = told?.type === 'asset' ? readBundled(String(told.source)) : []
  return { code, packages }
}

function revisionOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(`dist${address}`))
    .digest('base64url')
    .slice(0, 12)
}
