import { readFileSync } from 'node:fs'
import { signIn } from '#scripts/demo.ts'
import { FIREBASE, SCRIPT_BUDGET } from '#scripts/build/budget.ts'
import { bytesOf, type Download, watchDownloads } from './downloads.ts'
import type { Figure } from './figure.ts'
import { weighPackages } from './packages.ts'
import { FIRST_ROW, goToCalendar, openScreen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'

const HERO_BUDGET = 90_000

/** A text that its Auth alone holds. */
const FIREBASE_AUTH = /identitytoolkit/

/** What a phone downloads before anything is touched, near the calendar, and as an owner's. */
export async function measureWeight(site: Site): Promise<Figure[]> {
  return [...(await weighPublicPage(site)), ...(await weighBackOffice(site))]
}

async function weighPublicPage(site: Site): Promise<Figure[]> {
  const page = await openScreen(site, 'phone')
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await downloads.quiet()
  const before = downloads.list()
  const shown = await page
    .locator('#anasayfa img')
    .evaluateAll((images) => images.map((image) => 'currentSrc' in image && image.currentSrc))
  const untouched = [
    scripts('before interaction', before, SCRIPT_BUDGET),
    ...(await weighPackages(before)),
    containing('Firebase before interaction', before, FIREBASE, 0),
    ...others('before interaction', before),
    heroPicture(before.filter(({ url }) => shown.includes(url))),
  ] satisfies Figure[]

  await goToCalendar(page)
  await downloads.quiet()
  const near = downloads.list()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await scrollToEnd(page)
  await downloads.quiet()
  const whole = downloads.list()
  await page.context().close()
  return [
    ...untouched,
    scripts('near the calendar', near),
    containing('Firebase near the calendar', near, FIREBASE),
    containing('Firebase Auth on the public page', near, FIREBASE_AUTH, 0),
    ...others('near the calendar', near),
    ...others('after a full scroll', whole),
  ]
}

async function weighBackOffice(site: Site): Promise<Figure[]> {
  const page = await openScreen(site, 'phone')
  const downloads = await watchDownloads(page)
  await signIn(page)
  await page.locator(FIRST_ROW).first().waitFor()
  await downloads.quiet()
  const list = downloads.list()
  await page.context().close()
  return [scripts('at the dashboard', list), ...others('at the dashboard', list)]
}

function scripts(when: string, downloads: readonly Download[], budget?: number): Figure {
  const found = downloads.filter(({ kind }) => kind === 'script')
  return {
    what: `JavaScript ${when}`,
    value: bytesOf(found),
    unit: 'bytes',
    ...(budget !== undefined && { budget }),
    note: `${found.length} files`,
  }
}

/** The bytes of the scripts whose text has `marker` in it. */
function containing(
  what: string,
  downloads: readonly Download[],
  marker: RegExp,
  budget?: number,
): Figure {
  const found = downloads.filter(({ kind, url }) => kind === 'script' && marker.test(textOf(url)))
  const names = found.map(({ url }) => new URL(url).pathname.split('/').at(-1))
  return {
    what,
    value: bytesOf(found),
    unit: 'bytes',
    ...(budget !== undefined && { budget }),
    note: names.join(' '),
  }
}

function heroPicture(found: readonly Download[]): Figure {
  const value = found.length === 0 ? null : bytesOf(found)
  return { what: 'hero picture', value, unit: 'bytes', budget: HERO_BUDGET }
}

function others(when: string, downloads: readonly Download[]): Figure[] {
  return [
    { what: `HTML ${when}`, value: bytesOf(downloads, 'page'), unit: 'bytes' },
    { what: `CSS ${when}`, value: bytesOf(downloads, 'style'), unit: 'bytes' },
    { what: `fonts ${when}`, value: bytesOf(downloads, 'font'), unit: 'bytes' },
    { what: `pictures ${when}`, value: bytesOf(downloads, 'picture'), unit: 'bytes' },
    { what: `everything ${when}`, value: bytesOf(downloads), unit: 'bytes' },
  ]
}

function textOf(url: string): string {
  return readFileSync(`dist${new URL(url).pathname}`, 'utf8')
}
