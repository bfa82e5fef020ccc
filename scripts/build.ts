import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { missingPhoto, SINGLE_PHOTOS } from '#content/singlePhotos.ts'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import type * as Prerender from '#app/prerender.tsx'
import type { LoaderInput } from '#app/loader.ts'
import { readAssets } from './build/assets.ts'
import { readOptions } from './command.ts'
import { currencyWords } from './doctor/currencyWords.ts'
import { bundle } from './build/bundle.ts'
import { writeOfficeManifests } from './build/officeManifest.ts'
import { writeOfficeWorker } from './build/officeWorker.ts'
import { pageHtml } from './build/page.ts'
import { seed } from '#sample/seed.ts'
import { writeSearchFiles } from './build/searchFiles.ts'

const LICENCES = 'licences.txt'
const FONTS = `
## Figtree and Fraunces

Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)
Copyright 2018 The Fraunces Project Authors (https://github.com/undercasetype/Fraunces)
SIL Open Font License, Version 1.1, https://openfontlicense.org
`

const SERVER_FOLDER = 'node_modules/.cache/villa-prerender'

readOptions({}, 'npm run build has no options: its settings are in .env.')
for (const [role, file] of Object.entries(SINGLE_PHOTOS)) {
  if (!existsSync(`photos/${file}`)) throw missingPhoto(file, role)
}
const [named] = currencyWords()
if (named !== undefined)
  throw new Error(`${named} names a currency; write {{moneySign}}, or format the amount.`)
await build({ build: { manifest: true, license: { fileName: LICENCES } } })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/app/prerender.tsx', outDir: SERVER_FOLDER, copyPublicDir: false },
})

// Typed by its source; built by the lines above, so that pictures have the final addresses.
const { checkTexts, LISTED_PAGES, PAGES, readOfficeTexts, readPublic, renderPage, siteUrl } =
  (await import(pathToFileURL(resolve(SERVER_FOLDER, 'prerender.js')).href)) as typeof Prerender

await checkTexts()
const assets = await readAssets()
// The inline script of the guests' pages, with their addresses in place of its input.
const { code: loader } = await bundle('src/app/loader.ts')
if (!loader.includes('__INPUT__')) throw new Error('The loader has no place for its input')
const loaderWith = (input: LoaderInput) => loader.replace('__INPUT__', () => JSON.stringify(input))
const written = await readPublic()
  .then((stored) => stored ?? sampleData())
  .catch((error: unknown) => {
    console.info(
      `The pages are written without prices, reviews and the owners’ facts: ${String(error)}`,
    )
    return null
  })
for (const path of PAGES) {
  const target = join('dist', path === '/' ? 'index.html' : `${path}.html`)
  const page = await renderPage(path, written)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, pageHtml(page, assets, loaderWith))
}
await writeSearchFiles(siteUrl, LISTED_PAGES)
await writeOfficeManifests(readOfficeTexts)
await appendFile(`dist/${LICENCES}`, (await writeOfficeWorker(assets, readOfficeTexts)) + FONTS)
await cp('photos/og.jpg', 'dist/og.jpg')
await rm('dist/.vite', { recursive: true })

/** What guests read of a demo's sample data. */
function sampleData() {
  const { prices, publishedReviews: reviews } = Object(
    seed(dayIn(villa.timeZone, Date.now())),
  ) as Record<string, unknown>
  return { prices, reviews }
}
