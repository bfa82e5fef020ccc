import { useTranslation } from 'react-i18next'
import { failureOf } from '#db/errors.ts'
import { formatLetter, type News, type RestoreBackup } from './picked.ts'
import { pageClient } from '#db/changes.ts'
import { saveGuide } from '#db/guide.ts'
import { saveLetter } from '#db/letters.ts'
import { sendPrices } from '#db/prices.ts'
import { restoreStays, restoreRequests, restoreWrittenLetters } from '#db/restoreBackup.ts'
import { restoreReviews } from '#db/restoreReviews.ts'
import { translate } from '#i18n/index.ts'
import { formatPart } from '#features/settings/settingsText.ts'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import { useLongWrites } from '#features/office/useLongWrites.ts'

const TEXTS = {
  written: (count: number) => translate('office.tools.recover.written', { count }),
  left: (count: { written: number; refused: number }) =>
    translate('office.tools.recover.left', count),
}

/** Restores a backup. */
export function useRestoreBackup(): RestoreBackup {
  const { t } = useTranslation()
  const { part: partInUse, save } = useOfficeSettings()
  const run = useLongWrites(TEXTS)

  return (
    { stays, cancelled, requests, prices, guide, letters, settings, written, reviews },
    onNews,
  ) =>
    run<News>(async (tellNews) => {
      await restoreStays(pageClient, stays, ({ id, wanted }, outcome) =>
        tellNews({ of: 'stays', id, guest: wanted.musteriAdi, ...outcome }),
      )
      await restoreStays(pageClient, cancelled, ({ id, wanted }, outcome) =>
        tellNews({ of: 'cancelled', id, guest: wanted.musteriAdi, ...outcome }),
      )
      // Requests refer to stays, so these are restored first.
      await restoreRequests(pageClient, requests, ({ id, guest }, outcome) =>
        tellNews({ of: 'requests', id, guest, ...outcome }),
      )
      const back = [...stays, ...requests].map(({ id }) => id)
      await restoreWrittenLetters(pageClient, back, written)
      const keys = stays.flatMap(({ wanted }) => wanted.guestKey ?? [])
      await restoreReviews(pageClient, keys, reviews)
      for (const letter of letters) {
        const { kind, language } = letter
        const guest = formatLetter(letter, t)
        const news = { of: 'letters', id: `${kind}/${language}`, guest } as const
        await saveLetter(letter).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      for (const { part, wanted } of settings) {
        const news = { of: 'settings', id: part, guest: formatPart(part, t) } as const
        await save(part, partInUse(part), wanted).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      if (guide) {
        const news = { of: 'guide', id: '', guest: t('guestPage.guide.title') } as const
        await saveGuide(guide).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      if (!prices) return
      const news = { of: 'prices', id: '', guest: t('office.rooms.prices') } as const
      await sendPrices(prices.change).then(
        () => tellNews({ ...news, state: 'written', merged: false }),
        (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
      )
    }, onNews)
}
