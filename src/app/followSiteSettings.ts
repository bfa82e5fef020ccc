import { pollValue } from '#db/rest.ts'
import { showSiteSettings } from '#shared/siteSettings.ts'

/** Shows the owners' settings as they are now, for as long as the page is open. */
export function followSiteSettings(): void {
  pollValue('settings/site', (stored) => void showSiteSettings(stored))
}
