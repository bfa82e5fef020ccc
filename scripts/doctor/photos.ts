import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gallery } from '#i18n/tr/gallery.ts'
import { type Check, note, well, wrong } from './check.ts'

/** A photograph over its limit slows the build; a film reaches guests as it is. */
const LIMIT_MB = { photograph: 1, film: 3 }
const FILM = /\.(webm|mp4)$/
const NUMBERED = /^\d+\.(jpg|JPG|jpeg|png|webp)$/
/** A numbered photograph, or a film with its poster (src/content/gallery.ts). */
const SHOWN = /^(\d+|.+-poster)\.(jpg|JPG|jpeg|png|webp)$|\.(webm|mp4)$/

/** Checks that every folder of photographs below `root` has some, that all are shown, and that none is huge. */
export function checkPhotos(root: string): Check[] {
  const folders = Object.keys(gallery.categories)
  const tops = ['hero.jpg', 'og.jpg']
  const files = folders.flatMap((folder) =>
    namesIn(join(root, folder)).map((name) => ({ path: `${folder}/${name}`, name, folder })),
  )
  const full = new Set(files.filter(({ name }) => NUMBERED.test(name)).map(({ folder }) => folder))
  const missing = [
    ...tops.filter((name) => !existsSync(join(root, name))),
    ...folders.filter((folder) => !full.has(folder)),
  ]
  const ignored = files.filter(({ name }) => !SHOWN.test(name)).map(({ path }) => path)
  const present = [...tops, ...files.map(({ path }) => path)].filter(
    (path) => !missing.includes(path),
  )
  const heavy = present.filter((path) => isHeavy(join(root, path)))
  return [
    missing.length === 0
      ? well('Every place of the villa has its photographs')
      : wrong(
          `No photograph: ${missing.join(', ')}`,
          'photos/README.md says which files belong where',
        ),
    ...(ignored.length === 0
      ? []
      : [note(`Not shown: ${ignored.join(', ')}`, 'name photographs by number: 1.jpg, 2.jpg, …')]),
    ...(heavy.length === 0
      ? []
      : [
          note(
            `Too large: ${heavy.join(', ')}`,
            `photographs are best up to ${LIMIT_MB.photograph} MB, films up to ${LIMIT_MB.film} MB`,
          ),
        ]),
  ]
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
}

function isHeavy(path: string): boolean {
  return statSync(path).size > (FILM.test(path) ? LIMIT_MB.film : LIMIT_MB.photograph) * 1_000_000
}
