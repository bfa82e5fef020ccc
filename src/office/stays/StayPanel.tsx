import { guestName } from '#i18n/stayText.ts'
import { useSearchParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { isReadable } from '#domain/stay/reservation.ts'
import { translate } from '#i18n/index.ts'
import { EDIT } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { readDraft } from '#ui/form/drafts.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { AcceptRequest, NewStay } from './NewStay.tsx'
import { StayActions, StoredRecord } from './StayActions.tsx'
import { StayForm } from './StayForm.tsx'
import { StaySummary } from './StaySummary.tsx'
import { editTarget, EMPTY_STAY, stayDraft } from './stayTexts.ts'
import { useLeave } from './useLeave.ts'

/** Everything about the stay of the address; without one the form of a new stay. */
export function StayPanel({ season }: { season: Season }) {
  const [search] = useSearchParams()
  const [id, requestId] = [search.get('stay'), search.get('request')]
  if (id !== null) return <StoredStay key={id} id={id} season={season} />
  if (requestId !== null)
    return <AcceptRequest key={requestId} requestId={requestId} season={season} />
  return <NewStay key={search.toString()} season={season} />
}

/** The summary of a stay, or its form; a record that cannot be read has only the form. */
function StoredStay({ id, season }: { id: string; season: Season }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const [search] = useSearchParams()
  const { reservations, cancelled, unreadable } = season
  const isIt = (record: { id: string }) => record.id === id
  const cancelledStay = cancelled.find(isIt)
  if (cancelledStay) return <StaySummary stay={cancelledStay} season={season} />
  const record = reservations.find(isIt) ?? unreadable.find(isIt) ?? null
  const draft = record ? null : readDraft(stayDraft(id), EMPTY_STAY)
  // A draft of a stay that the other owner has deleted can be added again.
  if (!record && !draft) return <p>{t('office.address.stayGone')}</p>
  if (draft?.version === 0) return <NewStay season={season} draftId={id} />
  if (isReadable(record) && !search.has(EDIT)) return <StaySummary stay={record} season={season} />
  return (
    <div className="space-y-4">
      <h2 className="text-heading wrap-anywhere">{t('admin.form.editTitle')}</h2>
      {record && !isReadable(record) && (
        <>
          <div className="-mx-3 flex flex-wrap">
            <StayActions record={record} onDeleted={leave} />
          </div>
          <StoredRecord record={record} />
        </>
      )}
      <StayForm
        target={editTarget(id, record)}
        onSaved={(change) => {
          const text = () =>
            translate('admin.form.updated', { guest: guestName(translate, change.next) })
          toastDone(text, undefined, change.id)
          leave()
        }}
        onLeave={leave}
      />
    </div>
  )
}
