import { loadTextsOfAll } from '#i18n/index.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'

/** The letter dialog, loaded on first use together with the letters of every language. */
export const LazyLetterDialog = lazyComponent(() =>
  retryForever(async () => {
    const fetching = fetchPart(() => import('./LetterDialog.tsx'))
    const [{ LetterDialog }] = await Promise.all([fetching, loadTextsOfAll('letters')])
    return LetterDialog
  }),
)
