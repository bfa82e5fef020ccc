import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { villa } from '#content/villa.ts'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { type Assets, isHashed } from './assets.ts'
import { bundle } from './bundle.ts'
import type { ReadOfficeTexts } from './officeManifest.ts'

const OFFICE_PAGE = `${OFFICE}.html`

/**
 * Writes the office's service worker, which caches the office's page and its files; returns its
 * packages' licences.
 */
export async function writeOfficeWorker(
  { officeFiles }: Assets,
  readOfficeTexts: ReadOfficeTexts,
): Promise<string> {
  const files = [OFFICE_PAGE, ...officeFiles].map((url) => ({
    url: url === OFFICE_PAGE ? OFFICE : url,
    revision: isHashed(url) ? null : revisionOf(url),
  }))
  const { code, licences } = await bundle('src/worker/office.ts', {
    __OFFICE_FILES__: JSON.stringify(files),
    __INCOMPLETE_PAGE__: JSON.stringify(await incompletePage(readOfficeTexts)),
  })
  await writeFile(`dist${OFFICE_WORKER}`, code)
  return licences
}

/** A page in every language, because the worker does not know the owner's. */
async function incompletePage(readOfficeTexts: ReadOfficeTexts): Promise<string> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { title, text } = (await readOfficeTexts(language)).incompleteCopy
      return `<section lang="${language}"><h1>${title}</h1><p>${text}</p></section>`
    }),
  )
  return `<!doctype html><html lang="${LANGUAGES[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${villa.name}</title><main>${texts.join('')}</main></html>`
}

function revisionOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(`dist${address}`))
    .digest('base64url')
    .slice(0, 12)
}
