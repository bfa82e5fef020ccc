import { forgetDrafts } from '#features/backoffice/form/draftStore.ts'
import { signOut } from '#firebase/auth.ts'

/** Signs out and takes what was typed along: guests' names are not for whoever sits here next. */
export function leave(): void {
  forgetDrafts()
  void signOut()
}
