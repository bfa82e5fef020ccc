import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gallery } from '#i18n/tr/gallery.ts'
import { type Check, note, well, wrong } from './check.ts'

/** A photograph over its limit slows the build; a film reaches guests as it is. */
const LIMIT_MB = { photograph: 1, film: 3 }
const NUMBERED = /^\d+\.(?:jpg|JPG|jpeg|png|webp)$/
const PICTURE_OR_FILM =
  /^(.+?)(-poster\.(?:jpg|JPG|jpeg|png|webp)|(?:-small)?(?:-av1)?\.(?:webm|mp4))$/

/**
 * Checks the photographs below `root`: that every folder has some, that all are shown, and that
 * none is huge.
 */
export function checkPhotos(root: string): Check[] {
  const folders = Object.keys(gallery.categories)
  const files = folders.flatMap((folder) => filesIn(root, folder))
  const tops = ['hero.jpg', 'og.jpg']
  const missing = [
    ...tops.filter((name) => !existsSync(join(root, name))),
    ...folders.filter(
      (folder) => !files.some(({ name, parent }) => parent === folder && NUMBERED.test(name)),
    ),
  ]
  const ignored = files.filter((file) => !isShown(file, files)).map(pathOf)
  const present = [...tops.filter((name) => !missing.includes(name)), ...files.map(pathOf)]
  const heavy = present.filter((path) => isHeavy(join(root, path)))
  return [
    missing.length === 0
      ? well('Every place of the villa has its photographs')
      : wrong(
          `No photograph: ${within(root, missing)}`,
          'photos/README.md says which files belong where',
        ),
    ignored.length === 0
      ? well('Every file in the folders of photographs is shown')
      : note(
          `Not shown: ${within(root, ignored)}`,
          'name photographs by number: 1.jpg, 2.jpg, … (.jpg, .jpeg, .png or .webp)',
        ),
    heavy.length === 0
      ? well('No photograph or film is too large')
      : note(
          `Too large: ${within(root, heavy)}`,
          `photographs are best up to ${LIMIT_MB.photograph} MB (2400 px wide is plenty), films up to ${LIMIT_MB.film} MB`,
        ),
  ]
}

type File = { parent: string; name: string }

function filesIn(root: string, parent: string): File[] {
  const folder = join(root, parent)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ parent, name }))
}

/** A numbered photograph, or one half of a film with its poster (src/content/gallery.ts). */
function isShown({ parent, name }: File, files: readonly File[]): boolean {
  if (NUMBERED.test(name)) return true
  const [, stem, end] = PICTURE_OR_FILM.exec(name) ?? []
  const isPoster = end?.startsWith('-poster') === true
  return files.some((other) => {
    const [, otherStem, otherEnd] = PICTURE_OR_FILM.exec(other.name) ?? []
    if (other.parent !== parent || stem === undefined || otherStem !== stem) return false
    return otherEnd?.startsWith('-poster') !== isPoster
  })
}

function pathOf({ parent, name }: File): string {
  return `${parent}/${name}`
}

function within(root: string, paths: readonly string[]): string {
  return paths.map((path) => `${root}/${path}`).join(', ')
}

function isHeavy(path: string): boolean {
  const limit = /\.(?:webm|mp4)$/.test(path) ? LIMIT_MB.film : LIMIT_MB.photograph
  return statSync(path).size > limit * 1_000_000
}
