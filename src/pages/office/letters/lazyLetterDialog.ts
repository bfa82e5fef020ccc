import { needTextsOfAll } from '#i18n/index.ts'
import { persistently } from '#lib/arrival/persistently.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { late } from '#lib/late.tsx'

/** What can be written to a guest, fetched when somebody first writes, with the letters of every language. */
export const LazyLetterDialog = late(() =>
  persistently(async () => {
    const fetching = fetchPart(() => import('./LetterDialog.tsx'))
    const [{ LetterDialog }] = await Promise.all([fetching, needTextsOfAll('letters')])
    return LetterDialog
  }),
)
