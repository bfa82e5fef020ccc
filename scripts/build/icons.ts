import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import config from '#tailwind.config.ts'

const { linen, pine } = config.theme.extend.colors

/** The page's background, for browser and phone interfaces. */
export const GROUND = linen[50]

const MARGIN = 0.14

const ICONS = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]

/** The PNG icons in a web manifest. */
export function manifestIcons(purpose: string) {
  return [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))
}

/** The icon of `public/favicon.svg` in the page's text colour. */
export async function inkedMark(): Promise<string> {
  const drawing = await readFile('public/favicon.svg', 'utf8')
  return drawing.trim().replaceAll('currentColor', pine[800])
}

/** Writes an icon, and the phones' PNG icons from it, on the page's background. */
export async function writeIcons(drawing: string): Promise<void> {
  const mark = Buffer.from(drawing)
  await writeFile('dist/favicon.svg', mark)
  for (const { file, size } of ICONS) {
    const margin = Math.round(size * MARGIN)
    const inner = size - 2 * margin
    await sharp(mark, { density: 72 * (inner / 32) })
      .resize(inner, inner)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
      .flatten({ background: GROUND })
      .png({ palette: true })
      .toFile(`dist/${file}`)
  }
}
