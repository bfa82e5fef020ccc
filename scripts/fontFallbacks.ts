import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { booking as enBooking } from '#i18n/en/booking.ts'
import { house as enHouse } from '#i18n/en/house.ts'
import { landing as enLanding } from '#i18n/en/landing.ts'
import { booking } from '#i18n/tr/booking.ts'
import { house } from '#i18n/tr/house.ts'
import { landing } from '#i18n/tr/landing.ts'
import { ensureBrowser } from './browser.ts'

/* Writes src/fontFallbacks.css: the size adjustments of system fonts, so that texts have the same
   line breaks before and after the site's fonts load. Run `npx tsx scripts/fontFallbacks.ts` when a
   font has changed. It downloads metric-compatible fonts, and measures the guests' texts with
   them in a browser, in both languages. */

const OUTPUT = 'src/fontFallbacks.css'
const SIZE_PX = 1000
const OUR_PARTS = ['latin', 'turkish', 'latin-ext']

/** `local` are the system's names of the font; `files` of the package `from` have its metrics. */
type Fallback = { name: string; local: readonly string[]; from: string; files: readonly string[] }

/** A font in its main weight; of its fallbacks the first that a system has is used. */
type Face = { family: string; file: string; weight: string; fallbacks: readonly Fallback[] }

const FACES: readonly Face[] = [
  {
    family: 'Fraunces',
    file: 'fraunces',
    weight: '500',
    fallbacks: [
      // Windows, macOS and iOS; Tinos and Liberation Serif have the same metrics.
      { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], ...fontsource('tinos') },
      // Android.
      { name: 'Noto', local: ['Noto Serif', 'NotoSerif-Regular'], ...fontsource('noto-serif') },
      // A bare Linux.
      { name: 'DejaVu', local: ['DejaVu Serif'], ...dejaVu('DejaVuSerif') },
    ],
  },
  {
    family: 'Figtree',
    file: 'figtree',
    weight: '400',
    fallbacks: [
      { name: 'Arial', local: ['Arial', 'Liberation Sans'], ...fontsource('arimo') },
      { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], ...fontsource('roboto') },
      { name: 'DejaVu', local: ['DejaVu Sans'], ...dejaVu('DejaVuSans') },
    ],
  },
]

const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'))
const browser = await chromium.launch({ executablePath: ensureBrowser() })
const page = await browser.newPage()
try {
  const packages = FACES.flatMap(({ fallbacks }) => fallbacks.map(({ from }) => from))
  const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent']
  execFileSync('npm', [...install, ...new Set(packages)], { stdio: 'inherit' })
  const rules: string[] = []
  for (const face of FACES) rules.push(...(await rulesFor(face)))
  writeFileSync(OUTPUT, `/* Written by scripts/fontFallbacks.ts. */\n${rules.join('')}`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}

async function rulesFor({ family, file, weight, fallbacks }: Face): Promise<string[]> {
  const ours = await measure(
    OUR_PARTS.map((part) => `src/fonts/${file}-${part}.woff2`),
    weight,
  )
  const rules: string[] = []
  for (const { name, local, files } of fallbacks) {
    const paths = files.map((path) => join(folder, 'node_modules', path))
    const scale = ours.width / (await measure(paths, weight)).width
    rules.push(`@font-face {
  font-family: '${family} as ${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / scale)};
  descent-override: ${percent(ours.descent / scale)};
  line-gap-override: 0%;
}
`)
  }
  return rules
}

/** The width of the texts in a font, and its ascent and descent, in ems. */
async function measure(files: readonly string[], weight: string) {
  return page.evaluate(
    async ({ fonts, weight, texts, size }) => {
      const families: string[] = []
      for (const font of fonts) {
        const family = `font${document.fonts.size}`
        const source = `url(data:font/woff2;base64,${font})`
        const face = new FontFace(family, source, { weight: '400 700' })
        document.fonts.add(await face.load())
        families.push(family)
      }
      const drawing = document.createElement('canvas').getContext('2d')
      if (!drawing) throw new Error('This browser draws no text.')
      drawing.font = `${weight} ${size}px ${families.join(', ')}`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = drawing.measureText('')
      return {
        width: texts.reduce((sum, text) => sum + drawing.measureText(text).width, 0) / size,
        ascent: fontBoundingBoxAscent / size,
        descent: fontBoundingBoxDescent / size,
      }
    },
    {
      fonts: files.map((file) => readFileSync(file, 'base64')),
      weight,
      texts: [landing, house, booking, enLanding, enHouse, enBooking].flatMap(textsIn),
      size: SIZE_PX,
    },
  )
}

function textsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts.replaceAll(/\{\{.*?\}\}/g, '')]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(textsIn) : []
}

function fontsource(name: string): Pick<Fallback, 'from' | 'files'> {
  const files = ['latin', 'latin-ext'].map(
    (part) => `@fontsource/${name}/files/${name}-${part}-400-normal.woff2`,
  )
  return { from: `@fontsource/${name}@5.3.0`, files }
}

function dejaVu(name: string): Pick<Fallback, 'from' | 'files'> {
  return { from: 'dejavu-fonts-ttf@2.37.3', files: [`dejavu-fonts-ttf/ttf/${name}.ttf`] }
}

/** At most two decimals, as the formatter writes a number. */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
