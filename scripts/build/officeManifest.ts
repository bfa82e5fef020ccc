import { writeFile } from 'node:fs/promises'
import { villa } from '#content/villa.ts'
import { OFFICE, officeManifestIn } from '#i18n/addresses.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Texts } from '#i18n/translation.ts'
import config from '#tailwind.config.ts'

/** Reads the office's texts in a language. */
export type ReadOfficeTexts = (language: Language) => Promise<OfficeTexts>

type OfficeTexts = Pick<Texts['office']['office'], 'app' | 'incompleteCopy'>

/** The page's background, for browser and phone interfaces. */
export const GROUND = config.theme.extend.colors.linen[50]

/** Writes the office's web manifest in each language, all for the same app. */
export async function writeOfficeManifests(readOfficeTexts: ReadOfficeTexts): Promise<void> {
  for (const language of LANGUAGES) {
    const manifest = officeManifest(language, await readOfficeTexts(language))
    await writeFile(`dist${officeManifestIn(language)}`, JSON.stringify(manifest))
  }
}

function officeManifest(language: Language, office: OfficeTexts) {
  const today = `${OFFICE}/today`
  return {
    id: today,
    name: `${villa.name} · ${office.app}`,
    short_name: villa.name,
    lang: language,
    start_url: today,
    scope: OFFICE,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    // The icon has a margin at every edge, so that a phone may mask it.
    icons: ['any', 'maskable'].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
