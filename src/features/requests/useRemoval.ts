import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatError } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'

/** Deletes requests by id and reports the number deleted so far; rejects with a `Failure`. */
export type Remove = (ids: readonly string[], onRemoved: (count: number) => void) => Promise<void>

/** Deletes the requests that `list` returns, with progress and error. */
export function useRemoval(list: () => Promise<readonly string[]>, onRemove: Remove) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { sending, send } = useSending()
  const [done, setDone] = useState<{ removed: number; of: number } | null>(null)

  async function remove() {
    const ids = await list()
    await onRemove(ids, (removed) => setDone({ removed, of: ids.length }))
    toastDone(() => translate('admin.requests.deleted', { count: ids.length }))
  }

  return {
    removing: sending.state === 'sending',
    progress: done && t('admin.requests.progress', { removed: done.removed, count: done.of }),
    failure:
      sending.state === 'failed'
        ? t('admin.deletion.failed', { message: formatError(sending.failure) })
        : null,
    /** Starts the deletion, and calls `onDone` after the last. */
    begin: (onDone: () => void) => void send(() => remove().then(onDone)),
  }
}
