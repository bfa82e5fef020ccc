import { writeFile } from 'node:fs/promises'
import { villa } from '#content/villa.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { OFFICE_MANIFEST } from '#i18n/officeAddresses.ts'
import { office } from '#i18n/tr/office.ts'
import { GROUND } from './colours.ts'

const { label: _label, ...ROOMS } = office.rooms

/** Writes what a phone is told of the office when an owner puts it among the apps. */
export async function writeOfficeManifest(): Promise<void> {
  await writeFile(`dist${OFFICE_MANIFEST}`, JSON.stringify(officeManifest()))
}

function officeManifest() {
  const today = `${OFFICE}/today`
  return {
    id: today,
    name: `${villa.name} · ${office.app}`,
    short_name: villa.name,
    lang: DEFAULT_LANGUAGE,
    start_url: today,
    scope: OFFICE,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    // The mark leaves room at every edge, so that a phone may cut it round.
    icons: ['any', 'maskable'].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: Object.entries(ROOMS).map(([path, name]) => ({ name, url: `${OFFICE}/${path}` })),
  }
}
