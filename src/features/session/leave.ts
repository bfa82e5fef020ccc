import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { signOut } from '#db/auth.ts'
import { forgetDrafts } from '#lib/form/drafts.ts'
import { clearToasts } from '#ui/toasts.ts'

/** Signs out in every tab. */
export function leave(): void {
  forgetGuests()
  void signOut()
}

/**
 * Removes guests' data from this tab's storage, so that the next person at the device cannot read
 * it.
 */
export function forgetGuests(): void {
  forgetDrafts(OWNERS_DRAFTS)
  clearToasts()
}
