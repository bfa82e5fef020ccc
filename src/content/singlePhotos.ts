/** The photographs outside the gallery, by their roles; the build ends when one is missing. */
export const SINGLE_PHOTOS = {
  'the first view': 'hero.jpg',
  'the evening': 'welcome.jpg',
  'links in messengers': 'og.jpg',
} as const

/** The error that names the missing file and its role. */
export function missingPhoto(file: string, role: string): Error {
  return new Error(`photos/${file} is missing: it is the photograph for “${role}” in src/content`)
}
