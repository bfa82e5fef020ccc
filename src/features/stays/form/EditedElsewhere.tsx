import { useTranslation } from 'react-i18next'
import { differInText, type Reservation } from '#domain/reservation.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { AddAgain } from './AddAgain.tsx'

type EditedElsewhereProps = {
  /** The record when the owner began to type. */
  base: Reservation | null
  /** The stored record; `undefined` once it is deleted. */
  current: Reservation | undefined
  onTake: (current: Reservation) => void
  /** Saves the typed text as a new record. */
  onAddAgain: () => void
}

/** Shows that the other owner changed or deleted the edited record; the typed text is kept. */
export function EditedElsewhere({ base, current, onTake, onAddAgain }: EditedElsewhereProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const removed = base !== null && current === undefined
  const changed = base !== null && current !== undefined && differInText(base, current)
  return (
    <StatusNote
      className={
        removed || changed ? 'mb-4 rounded-field bg-accent-50 px-4 py-3 text-accent-800' : ''
      }
    >
      {removed && (
        <>
          {t('admin.form.removedElsewhere')}
          <AddAgain onClick={onAddAgain} />
        </>
      )}
      {changed && (
        <>
          {t('admin.form.changedElsewhere', {
            guest: current.musteriAdi,
            dates: formatDates(current.stay, language),
          })}
          <Button
            variant="quiet"
            size="small"
            className="underline"
            onClick={() => onTake(current)}
          >
            {t('admin.form.takeTheirs')}
          </Button>
        </>
      )}
    </StatusNote>
  )
}
