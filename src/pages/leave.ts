import { forgetDrafts } from '#features/backoffice/form/draftStore.ts'
import { signOut } from '#firebase/auth.ts'
import { clearToasts } from '#ui/toasts.ts'

/** Signs out, in every tab. */
export function leave(): void {
  forgetGuests()
  void signOut()
}

/** Takes away what this tab holds of guests: their names are not for whoever sits here next. */
export function forgetGuests(): void {
  forgetDrafts()
  clearToasts()
}
