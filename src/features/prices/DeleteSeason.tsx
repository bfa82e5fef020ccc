import { useTranslation } from 'react-i18next'
import type { PriceSeason } from '#domain/prices/season.ts'
import { SendingAnswer } from '#features/office/SendingAnswer.tsx'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Dialog } from '#ui/Dialog.tsx'

type DeleteSeasonProps = {
  /** The season to delete; `null` closes the dialog. */
  season: PriceSeason | null
  /** Deletes it; rejects with a `Failure`. */
  onConfirm: (season: PriceSeason) => Promise<void>
  onClose: () => void
}

/** Asks before a season is deleted. */
export function DeleteSeason({ season, onConfirm, onClose }: DeleteSeasonProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={season !== null} title={t('admin.deletion.question')} onClose={onClose}>
      {season && <Answer season={season} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  )
}

function Answer({ season, onConfirm, onClose }: DeleteSeasonProps & { season: PriceSeason }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <p className="mt-3">
        <strong className="block font-semibold">{formatSpan(season, language)}</strong>
        {formatMoney(season.perNight, language)}
      </p>
      <p className="mt-2">{t('office.prices.deleteHint')}</p>
      <SendingAnswer
        label={t('admin.deletion.confirm')}
        onAnswer={async () => {
          await onConfirm(season)
          onClose()
        }}
        onClose={onClose}
        failed={(message) => t('admin.deletion.failed', { message })}
      />
    </>
  )
}
