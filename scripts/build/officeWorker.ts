import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { OFFICE } from '#i18n/addresses.ts'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { type Assets, isHashed } from './assets.ts'

/**
 * Writes the office's worker, which keeps the office's page and all that it may ask for; with `OFFICE_WORKER=off` in
 * the environment it writes one that takes itself and every earlier one away.
 */
export async function writeOfficeWorker({ office }: Assets): Promise<void> {
  if (process.env['OFFICE_WORKER'] === 'off')
    return writeFile(`dist${OFFICE_WORKER}`, await farewellWorker())
  const kept = [
    { url: OFFICE, revision: revisionOf(`${OFFICE}.html`) },
    ...office.map((url) => ({ url, revision: isHashed(url) ? null : revisionOf(url) })),
  ]
  await writeFile(`dist${OFFICE_WORKER}`, await bundle('src/worker/office.ts', kept))
}

/** The worker that takes itself and every earlier one away. */
export const farewellWorker = (): Promise<string> => bundle('src/worker/farewell.ts', [])

async function bundle(input: string, kept: object[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __OFFICE_FILES__: JSON.stringify(kept) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${input} was not built`)
  return built.output[0].code
}

function revisionOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(`dist${address}`))
    .digest('base64url')
    .slice(0, 12)
}
