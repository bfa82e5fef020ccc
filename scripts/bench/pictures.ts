import { bytesOf, watchDownloads } from './downloads.ts'
import type { Figure } from './figure.ts'
import { openScreen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'

/** The pictures of a phone's first view and of a slow scroll to the end, and the whole page's weight then. */
export async function measurePictures(site: Site): Promise<Figure[]> {
  const page = await openScreen(site, 'phone')
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await downloads.quiet()
  const first = downloads.list()

  await scrollToEnd(page)
  await downloads.quiet()
  const all = downloads.list()
  await page.context().close()
  const count = all.filter(({ kind }) => kind === 'picture').length
  return [
    { what: 'pictures in the first view', value: bytesOf(first, 'picture'), unit: 'bytes' },
    {
      what: 'pictures after a full scroll',
      value: bytesOf(all, 'picture'),
      unit: 'bytes',
      note: `${count} pictures`,
    },
    { what: 'film after a full scroll', value: bytesOf(all, 'film'), unit: 'bytes' },
    { what: 'everything after a full scroll', value: bytesOf(all), unit: 'bytes' },
  ]
}
