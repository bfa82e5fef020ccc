import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { useInboxContext } from './inboxContext.ts'
import { useRemoval } from './useRemoval.ts'

/** The requests to delete: their description in the dialog, and how to find their ids. */
export type Removable = { question: string; list: () => Promise<readonly string[]> }

type RemovalProps = Removable & {
  /** Called after the deletion or when the dialog is closed. */
  onClose: () => void
}

/** Asks before requests are deleted, and shows the progress. */
export function Removal({ question, list, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const { remove } = useInboxContext()
  const { removing, progress, failure, begin } = useRemoval(list, remove)
  return (
    <>
      <p className="mt-3 wrap-anywhere">{question}</p>
      <output className="mt-2 block min-h-6 tabular-nums">{progress}</output>
      {failure !== null && <FailureNote>{failure}</FailureNote>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button variant="danger" aria-disabled={removing} onClick={() => begin(onClose)}>
          {t('admin.deletion.confirm')}
        </Button>
      </div>
    </>
  )
}
