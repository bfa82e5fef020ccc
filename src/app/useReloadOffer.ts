import { useEffect } from 'react'
import { i18n } from '#i18n/index.ts'
import { followGoneParts } from '#lib/fetchPart.ts'
import { toastFailed } from '#ui/toasts.ts'

const partGone = () => i18n.t('app.partGone')
const reload = { label: () => i18n.t('app.reload'), run: () => location.reload() }

/**
 * Offers to reload the page when a chunk is no longer on the server; drafts survive that
 * (lib/form/drafts.ts).
 */
export function useReloadOffer(): void {
  useEffect(() => followGoneParts(() => toastFailed(partGone, reload)), [])
}
