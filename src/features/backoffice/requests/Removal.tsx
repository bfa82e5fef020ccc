import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { useDesk } from './desk.ts'
import { useRemoval } from './useRemoval.ts'

/** Requests that are to be deleted: what they are called in the question, and their ids, or how to find them. */
export type Removable = { question: string; list: () => Promise<readonly string[]> }

type RemovalProps = Removable & {
  /** They are gone, or the owner has declined. */
  onClose: () => void
}

/** Asks before requests are deleted, and tells how far it has come. */
export function Removal({ question, list, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const { remove } = useDesk()
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
