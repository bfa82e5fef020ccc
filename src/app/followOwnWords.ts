import { pollValue } from '#db/pollValue.ts'
import { ownWords, showOwnWords } from '#i18n/index.ts'
import { ownWordsOf } from '#i18n/readOwnWords.ts'
import { hydrateAll } from '#lib/pageLoad/lazyHydrate.tsx'

/** Shows the owners' words as they are now, for as long as the page is open. */
export function followOwnWords(): void {
  pollValue('settings/public', (stored) => {
    const words = ownWordsOf(stored)
    if (JSON.stringify(words) === JSON.stringify(ownWords())) return
    // A part hydrates with the words that it was prerendered with.
    void hydrateAll().then(
      () => showOwnWords(words),
      () => {},
    )
  })
}
