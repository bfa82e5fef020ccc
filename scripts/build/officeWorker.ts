import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { type Assets, isHashed } from './assets.ts'
import { bundle } from './bundle.ts'
import type { Bundled } from './licences.ts'

const OFFICE_PAGE = `${OFFICE}.html`

/**
 * Writes the office's service worker, which caches the office's page and its files; with
 * `OFFICE_WORKER=off` in the environment writes one that unregisters itself and every earlier one.
 * Returns its packages.
 */
export async function writeOfficeWorker({ officeFiles }: Assets): Promise<Bundled> {
  const files = [OFFICE_PAGE, ...officeFiles].map((url) => ({
    url: url === OFFICE_PAGE ? OFFICE : url,
    revision: isHashed(url) ? null : revisionOf(url),
  }))
  const isOff = process.env['OFFICE_WORKER'] === 'off'
  const { code, packages } = await bundle(`src/worker/${isOff ? 'unregister' : 'office'}.ts`, {
    __OFFICE_FILES__: JSON.stringify(files),
  })
  await writeFile(`dist${OFFICE_WORKER}`, code)
  return packages
}

function revisionOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(`dist${address}`))
    .digest('base64url')
    .slice(0, 12)
}
