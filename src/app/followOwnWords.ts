import { pollValue } from '#db/pollValue.ts'
import { showOwnWords } from '#i18n/index.ts'
import { ownWordsOf } from '#i18n/readOwnWords.ts'

/** Shows the owners' words as they are now, for as long as the page is open. */
export function followOwnWords(): void {
  pollValue('settings/public', (stored) => void showOwnWords(ownWordsOf(stored)))
}
