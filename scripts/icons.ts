import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { logo } from '#content/logo.ts'
import config from '#tailwind.config.ts'
import { readOptions } from './command.ts'

const { pine, linen } = config.theme.extend.colors

/** The logo's part of an icon, whose margin a phone may mask. */
const SHARE = 0.73

readOptions({}, 'npm run icons has no options: it draws public/ from src/content/logo.ts.')
await writeFile('public/favicon.svg', `${drawing('0 0 32 32')}\n`)
const margin = (32 / SHARE - 32) / 2
const withMargin = drawing([-margin, -margin, 32 / SHARE, 32 / SHARE].join(' '))
for (const { file, size } of [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]) {
  await sharp(Buffer.from(withMargin))
    .resize(size)
    .flatten({ background: linen[50] })
    .png({ palette: true })
    .toFile(`public/${file}`)
}
console.log('public/favicon.svg, apple-touch-icon.png, icon-192.png and icon-512.png are drawn.')

function drawing(viewBox: string): string {
  const filled = logo.filled.map((path) => `<path d="${path}"/>`)
  const lines = logo.lines.map(
    (path) => `<path d="${path}" fill="none" stroke="${pine[800]}" stroke-linecap="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="512" height="512" fill="${pine[800]}">${[...filled, ...lines].join('')}</svg>`
}
