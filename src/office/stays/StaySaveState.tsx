import { Link } from 'react-router-dom'
import { useIsConnected } from '#db/connection.ts'
import { ChangedMeanwhile, GoneMeanwhile, NightTaken } from '#domain/save/failure.ts'
import type { StoredStay } from '#domain/stay/reservation.ts'
import { CALENDAR_ADDRESS } from '#i18n/officeAddresses.ts'
import { FailureNote, StatusNote } from '#office/shared/StatusNote.tsx'
import { formatMoment } from '#i18n/stayText.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Sending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { differingNames, type StayTexts, shownRemainder, textsOfRecord } from './stayForm.ts'

type StaySaveStateProps = {
  sending: Sending
  values: StayTexts
  /** The record as it is stored now. */
  record: StoredStay | null
  onOpenCurrent: () => void
  onSaveMine: () => void
  onAddAgain: () => void
}

/** Beside the form's button: that it saves, or why it did not and what helps. */
export function StaySaveState(props: StaySaveStateProps) {
  const { sending, values, record, onOpenCurrent, onSaveMine, onAddAgain } = props
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  if (sending.state === 'sending')
    return (
      <StatusNote className="mt-3 text-pine-700">
        {t(isConnected ? 'admin.save.saving' : 'admin.save.waiting')}
      </StatusNote>
    )
  if (sending.state !== 'failed') return null
  const { failure } = sending
  return (
    <FailureNote>
      {failure instanceof ChangedMeanwhile ? (
        <Changed failure={failure} />
      ) : (
        t('admin.form.failed', { message: formatError(failure) })
      )}
      {failure instanceof ChangedMeanwhile && record && (
        <>
          <Differences values={values} record={record} />
          <span className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={onOpenCurrent}>
              {t('admin.save.openCurrent')}
            </Button>
            <Button size="small" onClick={onSaveMine}>
              {t('admin.save.saveMine')}
            </Button>
          </span>
        </>
      )}
      {failure instanceof NightTaken && (
        <Link
          className="mt-2 block w-fit underline"
          to={`${CALENDAR_ADDRESS}?day=${failure.night}`}
        >
          {t('admin.save.showNight')}
        </Link>
      )}
      {failure instanceof GoneMeanwhile && (
        <Button size="small" className="mt-3 flex" onClick={onAddAgain}>
          {t('admin.form.addAgain')}
        </Button>
      )}
    </FailureNote>
  )
}

function Changed({ failure }: { failure: ChangedMeanwhile }) {
  const { t, language } = useTranslation()
  const { by, at } = failure
  if (at === null) return formatError(failure)
  return t('admin.save.changed', { by, moment: formatMoment(at, language) })
}

/** The fields in which the stored record differs from the form, each with its stored value. */
function Differences({ values, record }: { values: StayTexts; record: StoredStay }) {
  const { t } = useTranslation()
  const stored = textsOfRecord(record)
  const shown = { ...stored, kalan: shownRemainder(stored) }
  const names = differingNames(values, stored)
  if (names.length === 0) return null
  return (
    <span className="mt-2 block text-pine-900">
      {t('admin.save.differences')}
      {names.map((name) => (
        <span key={name} className="block wrap-anywhere whitespace-pre-line">
          {t(`admin.fields.${name}`)}:{' '}
          <b className="font-semibold">
            {name === 'cot' || name === 'blocked'
              ? t(shown[name] === '' ? 'office.said.no' : 'office.said.yes')
              : shown[name] || '—'}
          </b>
        </span>
      ))}
    </span>
  )
}
