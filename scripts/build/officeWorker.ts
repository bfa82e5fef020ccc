import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { type Assets, isHashed } from './assets.ts'
import { bundle } from './bundle.ts'

const OFFICE_PAGE = `${OFFICE}.html`

/**
 * Writes the office's service worker, which caches the office's page and its files; returns its
 * packages' licences.
 */
export async function writeOfficeWorker({ officeFiles }: Assets): Promise<string> {
  const files = [OFFICE_PAGE, ...officeFiles].map((url) => ({
    url: url === OFFICE_PAGE ? OFFICE : url,
    revision: isHashed(url) ? null : revisionOf(url),
  }))
  const { code, licences } = await bundle('src/worker/office.ts', {
    __OFFICE_FILES__: JSON.stringify(files),
  })
  await writeFile(`dist${OFFICE_WORKER}`, code)
  return licences
}

function revisionOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(`dist${address}`))
    .digest('base64url')
    .slice(0, 12)
}
