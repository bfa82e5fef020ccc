import { translate } from '#i18n/index.ts'
import { refreshScripts } from '#ui/missingScripts.ts'
import { toastFailed } from '#ui/Toasts.tsx'

/**
 * Offers to reload the page when one of its scripts is missing, most likely after a release; drafts
 * survive that (ui/form/drafts.ts). Without a connection nothing is known of the script, and one that
 * is back is loaded by the next attempt.
 */
export function followMissingScripts(): void {
  addEventListener('vite:preloadError', () => {
    void refreshScripts().then((scripts) => {
      // Before, the page is only read, and its scripts are requested until they arrive.
      const isHydrated = document.documentElement.dataset['hydrated'] !== undefined
      if (scripts === 'missing' && isHydrated) toastFailed(partGone, reload)
    })
  })
}

const partGone = () => translate('app.partGone')
const reload = { label: () => translate('app.reload'), run: () => location.reload() }
