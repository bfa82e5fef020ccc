import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { GROUND, INK } from './colours.ts'

const MARGIN = 0.14

const ICONS = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]

/** Inks the mark of `public/favicon.svg`, and draws the icons that phones want as PNG from it, on the page's ground. */
export async function writeIcons(): Promise<void> {
  const drawing = await readFile('public/favicon.svg', 'utf8')
  const mark = Buffer.from(drawing.replaceAll('currentColor', INK))
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
