import { pollValue } from '#db/rest.ts'
import { showFacts } from '#i18n/index.ts'
import { siteFactsOf } from '#i18n/facts.ts'

/** Shows the owners' facts as they are now, for as long as the page is open. */
export function followSiteFacts(): void {
  pollValue('settings/site', (stored) => void showFacts(siteFactsOf(stored)))
}
