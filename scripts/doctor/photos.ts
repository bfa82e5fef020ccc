import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gallery } from '#i18n/tr/gallery.ts'
import { type Check, well, wrong } from './check.ts'

const NUMBERED = /^\d+\.(?:jpg|JPG|jpeg|png|webp)$/

/** Checks that the first view and every category below `root` have photographs. */
export function checkPhotos(root: string): Check {
  const isEmpty = (folder: string) =>
    !existsSync(join(root, folder)) ||
    !readdirSync(join(root, folder)).some((name) => NUMBERED.test(name))
  const missing = [
    ...['hero.jpg', 'og.jpg'].filter((name) => !existsSync(join(root, name))),
    ...Object.keys(gallery.categories).filter(isEmpty),
  ]
  if (missing.length === 0) return well('Every place of the villa has its photographs')
  return wrong(
    `No photograph: ${missing.map((name) => `${root}/${name}`).join(', ')}`,
    'photos/README.md says which files belong where',
  )
}
