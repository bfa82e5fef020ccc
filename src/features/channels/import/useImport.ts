import { useTranslation } from 'react-i18next'
import type { Import, ImportNews } from './wanted.ts'
import { pageClient } from '#db/changes.ts'
import { failureOf } from '#db/errors.ts'
import { importOver, keepLeftOver } from '#db/importing.ts'
import { translate } from '#i18n/index.ts'
import { useLongWrites } from '#features/office/useLongWrites.ts'

const TEXTS = {
  written: (count: number) => translate('office.channels.written', { count }),
  left: (count: { written: number; refused: number }) => translate('office.channels.left', count),
}

/** Imports the stays that an owner selected from a calendar, and keeps the rest. */
export function useImport(): Import {
  const { t } = useTranslation()
  const run = useLongWrites(TEXTS)
  return (rows, { feed, left }, onNews) =>
    run<ImportNews>(async (tellNews) => {
      const refused = new Set<string>()
      await importOver(pageClient, rows, ({ key, guest }, outcome) => {
        if (outcome.state === 'refused') refused.add(key)
        tellNews({ key, guest, ...outcome })
      })
      const news = { key: feed, guest: t('office.channels.imported.title') }
      await keepLeftOver(pageClient, feed, left(refused)).catch((error: unknown) =>
        tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
      )
    }, onNews)
}
