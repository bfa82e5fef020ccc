import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { withUnsent } from '#domain/unsent.ts'
import { villa } from '#content/villa.ts'
import { ClockNotice } from '#features/backoffice/ClockNotice.tsx'
import { ConnectionNotice } from '#features/backoffice/ConnectionNotice.tsx'
import { DashboardHeader } from '#features/backoffice/DashboardHeader.tsx'
import { DeleteQuestion } from '#features/backoffice/DeleteQuestion.tsx'
import { Overlaps } from '#features/backoffice/Overlaps.tsx'
import { Question } from '#features/backoffice/Question.tsx'
import { ReservationForm } from '#features/backoffice/ReservationForm.tsx'
import { ReservationTable } from '#features/backoffice/ReservationTable.tsx'
import { StayFigures } from '#features/backoffice/StayFigures.tsx'
import { UnreadableRecords } from '#features/backoffice/UnreadableRecords.tsx'
import { languages, othersThan } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { OlderSeason } from './OlderSeason.tsx'
import { Refused } from './Refused.tsx'
import { Requests } from './Requests.tsx'
import { useClockError } from './useClockError.ts'
import { useConnected } from './useConnected.ts'
import { useLanguageSwitch } from './useLanguageSwitch.ts'
import { type ReservationWork, useReservationWork } from './useReservationWork.ts'
import { useSeason } from './useSeason.ts'
import { useTitle } from './useTitle.ts'
import { useToday } from './useToday.ts'
import { UnsentList } from './UnsentList.tsx'
import { useUnsent } from './useUnsent.ts'

const NONE: readonly Reservation[] = []

type DashboardPageProps = { owner: { uid: string; email: string }; onSignOut: () => void }

/** The owners' working screen: the form, the table, the requests, all live. */
export function DashboardPage({ owner, onSignOut }: DashboardPageProps) {
  const { t } = useTranslation()
  const [season, retry] = useSeason()
  const stored = season.state === 'ready' ? season.value.reservations : NONE
  const { unsent, outlivePage, post, giveUp } = useUnsent(owner.uid)
  const { reservations, waiting } = useMemo(() => withUnsent(stored, unsent), [stored, unsent])
  const work = useReservationWork(reservations, post)
  const connected = useConnected()
  const clockError = useClockError()
  const today = useToday(clockError)
  useTitle(`${t('admin.header.title')} · ${villa.name}`)

  return (
    <div className="mx-auto max-w-[96rem] space-y-6 px-gutter py-8">
      <DashboardHeader email={owner.email} onSignOut={onSignOut}>
        <LanguageButtons />
      </DashboardHeader>
      <ClockNotice wrong={clockError !== 0} today={today} />
      <ConnectionNotice connected={connected} pending={unsent.length > 0} kept={outlivePage}>
        <UnsentList
          unsent={connected ? unsent.filter(({ refusal }) => refusal) : unsent}
          onReopen={(change) => work.reopen(change, () => void giveUp(change))}
          onGiveUp={(change) => void giveUp(change)}
        />
      </ConnectionNotice>
      <main className="space-y-6">
        <ReservationForm
          editing={work.editing}
          request={work.request}
          mending={work.mending}
          reservations={reservations}
          today={today}
          disabled={season.state !== 'ready'}
          onSave={work.save}
          onCancel={work.cancel}
          round={work.round}
          unsent={unsent.length > 0}
        />
        {season.state === 'loading' && <p className="py-8 text-center">{t('app.loading')}</p>}
        {season.state === 'failed' && <Refused onRetry={retry} />}
        {season.state === 'ready' && (
          <>
            {today && <StayFigures reservations={reservations} today={today} />}
            <ReservationTable
              reservations={reservations}
              today={today}
              editingId={work.editing?.id ?? null}
              pending={work.pending}
              waiting={waiting}
              onEdit={work.edit}
              onDelete={work.askToDelete}
            />
            <Overlaps reservations={reservations} onEdit={work.edit} />
            <OlderSeason season={season.value} work={work} />
            <UnreadableRecords
              records={season.value.unreadable}
              onMend={work.mend}
              onDelete={work.askToDelete}
            />
          </>
        )}
        <Requests today={today} pending={work.pending} onUse={work.beginFrom} />
      </main>
      <Questions work={work} />
    </div>
  )
}

function LanguageButtons() {
  const others = othersThan(useLanguage())
  const switchLanguage = useLanguageSwitch(null)
  return others.map((other) => (
    <Button
      key={other}
      lang={other}
      variant="quiet"
      size="small"
      onClick={() => void switchLanguage(other)}
    >
      {languages[other].name}
    </Button>
  ))
}

/** What is asked before something is deleted, or an edit is lost. */
function Questions({ work }: { work: ReservationWork }) {
  const { t } = useTranslation()
  return (
    <>
      <DeleteQuestion
        reservation={work.deleting}
        changed={work.changed}
        onConfirm={work.remove}
        onClose={work.keep}
      />
      <Question
        open={work.leaving !== null}
        title={t('admin.form.leaveTitle')}
        answer={t('admin.form.leaveAnswer')}
        onAnswer={work.leave}
        onClose={work.keepEditing}
      >
        {t('admin.form.leaveText', { guest: work.leaving?.musteriAdi ?? '' })}
      </Question>
    </>
  )
}
