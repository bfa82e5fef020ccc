import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { toastDone, toastFailed } from '#ui/Toasts.tsx'

/** The action of a message that undoes what the message reports. */
export function undoAction(undo: () => void) {
  return {
    // The changed row or panel may have gone.
    takesFocus: true as const,
    label: () => translate('admin.doing.undo'),
    run: (dismiss: () => void) => {
      dismiss()
      undo()
    },
  }
}

/** Shows that a save has failed. */
export function toastFailure(failure: unknown): void {
  toastFailed(() => translate('admin.form.failed', { message: formatError(failure) }))
}

/** Copies a text, and shows whether that worked. */
export async function copyAndToast(text: string): Promise<boolean> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  if (isCopied) toastDone(() => translate('office.writing.copied'))
  else toastFailed(() => translate('office.writing.notCopied'))
  return isCopied
}
