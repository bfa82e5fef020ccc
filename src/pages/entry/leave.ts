import { OWNERS_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'
import { signOut } from '#firebase/auth.ts'
import { forgetDrafts } from '#lib/form/drafts.ts'
import { clearToasts } from '#ui/toasts.ts'

/** Signs out, in every tab. */
export function leave(): void {
  forgetGuests()
  void signOut()
}

/** Takes away what this tab holds of guests: their names are not for whoever sits here next. */
export function forgetGuests(): void {
  forgetDrafts(OWNERS_DRAFTS)
  clearToasts()
}
