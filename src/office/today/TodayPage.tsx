import { Link } from 'react-router-dom'
import { useSeason } from '#db/stores.ts'
import { formatFullDate } from '#i18n/format.ts'
import { ADD_ADDRESS, TOOLS_CLEANING } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { Unfinished } from '#office/shared/unfinished.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { NewReviews } from './NewReviews.tsx'
import { CaretakerAlarms } from '#office/shared/CaretakerAlarms.tsx'
import { Attention } from './Attention.tsx'
import { ChannelNews, ChannelQuestions } from './ChannelQuestions.tsx'
import { Coming } from './Coming.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LettersToWrite } from './LettersToWrite.tsx'
import { Money, Refunds } from './Money.tsx'
import { HeldStays, WaitingRequests } from './ToAnswer.tsx'

/** An owner's day: arrivals and departures, open answers, money, letters. */
export function TodayPage() {
  const { t, language } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return <LoadingPlaceholder />
  const part = { season: season.value, today }
  const { reservations } = season.value
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-serif text-heading">{formatFullDate(today, language)}</p>
        <div className="flex flex-wrap gap-2">
          <Link to={TOOLS_CLEANING} className={buttonStyle({ variant: 'quiet' })}>
            {t('office.today.cleaningList')}
          </Link>
          <Link to={ADD_ADDRESS} className={buttonStyle()}>
            {t('admin.form.addTitle')}
          </Link>
        </div>
      </div>
      <Unfinished season={season.value} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid sm:columns-2 xl:columns-3">
        <FirstSteps />
        <CaretakerAlarms />
        <ChannelQuestions {...part} />
        <Coming {...part} />
        <ChannelNews {...part} />
        <Attention {...part} />
        <WaitingRequests today={today} />
        <HeldStays reservations={reservations} today={today} />
        <Money {...part} />
        <Refunds {...part} />
        <LettersToWrite {...part} />
        <NewReviews today={today} />
      </div>
    </>
  )
}
