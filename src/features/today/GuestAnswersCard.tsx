import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dismissAnswer, followGuestAnswers } from '#db/guestAnswers.ts'
import { answerTo, type GuestAnswers } from '#domain/guestPage/guestAnswer.ts'
import type { IsoDate } from '#domain/date.ts'
import { guestAnswerOf, isOpen } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { requestAddress } from '#features/office/addresses.ts'
import { Card } from '#features/office/Card.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'
import { GuestAnswerText } from '#features/office/GuestAnswerText.tsx'
import { useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { useInboxNow } from '#features/requests/useInbox.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { FoldedList } from './FoldedList.tsx'

const NONE: GuestAnswers = new Map()

type GuestAnswersCardProps = {
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (stay: Reservation) => void
  /** Asks how to cancel a stay. */
  onCancel: (stay: Reservation) => void
}

/** What guests have answered on their pages and nobody has settled, live; nothing without any. */
export function GuestAnswersCard({ reservations, today, onOpen, onCancel }: GuestAnswersCardProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const formatError = useFormatError()
  const saves = useOfficeSaves()
  const [read] = useRemote(followGuestAnswers)
  const answers = read.state === 'ready' ? read.value : NONE
  const [inbox] = useInboxNow(today, useOfficeAnswers())
  const asked = (inbox.state === 'ready' ? inbox.value.requests : []).flatMap((request) => {
    const answer = isOpen(request) ? guestAnswerOf(request, answers) : null
    return answer ? [{ request, answer }] : []
  })
  const cancelling = reservations.flatMap((stay) => {
    const answer = answerTo('booked', answers.get(stay.guestKey ?? ''))
    return answer && stay.stay.checkOut >= today ? [{ stay, answer }] : []
  })
  if (asked.length + cancelling.length === 0) return null

  const keep = ({ guestKey = '', musteriAdi }: Reservation) =>
    saves.track(dismissAnswer(guestKey)).then(
      () => toastDone(() => translate('office.said.kept', { guest: musteriAdi })),
      (failure: unknown) =>
        toastFailed(() => translate('admin.form.failed', { message: formatError(failure) })),
    )

  return (
    <Card title={t('office.said.title')}>
      <FoldedList>
        {[
          ...asked.map(({ request: { id, guest, stay }, answer }) => (
            <li key={id} className="py-2.5 first:pt-0 last:pb-0">
              <Link
                className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
                to={requestAddress(id)}
              >
                {nameOf(guest)}
              </Link>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay, language)}
              </span>
              <GuestAnswerText answer={answer} />
            </li>
          )),
          ...cancelling.map(({ stay, answer }) => (
            <li key={stay.id} className="py-2.5 first:pt-0 last:pb-0">
              <button
                type="button"
                className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
                onClick={() => onOpen(stay)}
              >
                {nameOf(stay.musteriAdi)}
              </button>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay.stay, language)}
              </span>
              <GuestAnswerText answer={answer} />
              <span className="mt-2 flex flex-wrap gap-2">
                <Button size="small" onClick={() => onCancel(stay)}>
                  {t('office.said.cancel')}
                </Button>
                <Button size="small" onClick={() => void keep(stay)}>
                  {t('office.said.keep')}
                </Button>
              </span>
            </li>
          )),
        ]}
      </FoldedList>
    </Card>
  )
}
