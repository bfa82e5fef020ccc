import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { ClockNotice } from '#features/backoffice/frame/ClockNotice.tsx'
import { CancelQuestion } from '#features/backoffice/cancelled/CancelQuestion.tsx'
import { DeleteQuestion } from '#features/backoffice/questions/DeleteQuestion.tsx'
import { ForgetQuestion } from '#features/backoffice/questions/ForgetQuestion.tsx'
import { OfficeHeader } from '#features/backoffice/frame/OfficeHeader.tsx'
import { SkipLinks } from '#features/backoffice/frame/SkipLinks.tsx'
import { OfficeNav } from '#features/backoffice/frame/OfficeNav.tsx'
import { Question } from '#features/backoffice/questions/Question.tsx'
import { CashbookProvider } from '#features/backoffice/payments/cashbook.ts'
import { Refused } from './Refused.tsx'
import { useClockError } from './connection/useClockError.ts'
import { useConnected } from './connection/useConnected.ts'
import { LoadingPlaceholder } from './connection/LoadingPlaceholder.tsx'
import { useIsCurrent } from './connection/useCachedAt.ts'
import { useOfflineSupport } from './connection/useOfflineSupport.ts'
import { LanguageButtons } from '#pages/LanguageButtons.tsx'
import { useFollowedAddress } from './stays/useFollowedAddress.ts'
import { useFormAddress } from './stays/useFormAddress.ts'
import { type ReservationWork, useReservationWork } from './stays/useReservationWork.ts'
import { useSeason } from './stays/useSeason.ts'
import { useStaysNow } from './stays/useStaysNow.ts'
import { useTitle } from '#pages/useTitle.ts'
import { useToday } from '#pages/useToday.ts'
import { useUnreadable } from './connection/useUnreadable.ts'
import { PendingStatus } from './connection/PendingStatus.tsx'
import { usePendingChanges } from './connection/usePendingChanges.ts'
import { ErrorBoundary } from '#pages/ErrorBoundary.tsx'
import type { Office } from './useOffice.ts'
import { LazyLetterDialog } from './letters/lazyLetterDialog.ts'
import { GuideGiver } from './guide/GuideGiver.tsx'
import { OfficeNews } from './news/OfficeNews.tsx'
import { useUnseenMark } from './news/unseen.ts'
import { useLetters } from './letters/useLetters.ts'
import { useSaves } from './useSaves.ts'
import { useAnswers } from './requests/useAnswers.ts'
import { useForgetting } from './stays/useForgetting.ts'
import { STAYS, stayAddress } from './addresses.ts'
import { ROOMS } from './rooms.tsx'

type OfficeLayoutProps = { owner: { uid: string; email: string }; onSignOut: () => void }

/** The owners' office: the navigation and live data of every page, and the page of the address. */
export function OfficeLayout({ owner, onSignOut }: OfficeLayoutProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [season, retry] = useSeason()
  const changes = usePendingChanges(owner.uid)
  const { unsent, post } = changes
  const { unreadable, remove } = useUnreadable(changes)
  const stays = useStaysNow(season, unsent, owner.email)
  const { reservations, waiting, cancelled, deleted, all, notifiable, ledger } = stays
  const place = useFormAddress()
  const clockError = useClockError()
  const today = useToday(clockError)
  const writing = useLetters(today, changes, owner.email)
  const work = useReservationWork(reservations, post, place, writing.offer, ledger)
  const book = { ledger, pay: work.pay, takeBack: work.takeBack }
  const openError = useFollowedAddress(work, place, { season, reservations, waiting })
  const saves = useSaves()
  const forgetting = useForgetting(changes, work, saves)
  const answers = useAnswers(changes)
  const connected = useConnected()
  const isCurrent = useIsCurrent()
  useOfflineSupport(season.state === 'ready')
  const room = ROOMS.find(({ path }) => pathname === `/${path}`)?.path
  const title = t(room ? `office.rooms.${room}` : 'office.noRoom.title')
  useTitle(`${useUnseenMark()}${title} · ${villa.name}`)

  return (
    <div className="mx-auto max-w-[96rem] space-y-4 md:space-y-6 px-gutter pt-3 pb-28 md:pt-5 md:pb-8 xl:px-8 print:p-0">
      <SkipLinks toForm={room === STAYS} />
      <OfficeHeader title={title} email={owner.email} onSignOut={onSignOut}>
        <LanguageButtons />
      </OfficeHeader>
      <Rooms today={today} openId={work.openId} answers={answers} />
      {today && <OfficeNews season={season} today={today} email={owner.email} />}
      {today && <GuideGiver {...{ season, today, isCurrent }} />}
      <ClockNotice wrong={clockError !== 0} today={today} />
      <PendingStatus
        {...{ connected, changes, unreadable, work, writing }}
        waitsHere={saves.pending}
        onDelete={(kept) => void remove(kept)}
      />
      <main tabIndex={-1} className="space-y-6 outline-none">
        {season.state === 'failed' && <Refused onRetry={retry} />}
        <ErrorBoundary key={room} scope="part">
          <CashbookProvider value={book}>
            <Room
              office={{
                season,
                reservations,
                cancelled,
                deleted,
                all,
                notifiable,
                waiting,
                unsent: changes.count + changes.unconfirmed.length > 0,
                today,
                work,
                openError,
                onForget: forgetting.ask,
                answers,
                saves,
                letters: writing.letters,
              }}
            />
          </CashbookProvider>
        </ErrorBoundary>
      </main>
      <CashbookProvider value={book}>
        <Questions work={work} today={today} />
      </CashbookProvider>
      {writing.to && <LazyLetterDialog {...writing} {...stays} today={today} />}
      <ForgetQuestion {...forgetting} onConfirm={forgetting.remove} onClose={forgetting.close} />
    </div>
  )
}

/**
 * The page of the address, rendered as a transition after the link is highlighted, so that a click
 * gets feedback first. The first page renders without a transition, which every update of the data
 * would restart.
 */
function Room({ office }: { office: Office }) {
  const isDrawn = useDeferredValue(true, office.season.state === 'loading')
  if (!isDrawn) return <LoadingPlaceholder quiet />
  return <Outlet context={office} />
}

type RoomsProps = Pick<Office, 'today' | 'answers'> & { openId: string | null }

/** The links to the pages; the stays' link keeps the record that is open in the form. */
function Rooms({ today, openId, answers }: RoomsProps) {
  const { t } = useTranslation()
  const rooms = ROOMS.map(({ path, Icon, Badge }) => ({
    to: path === STAYS ? stayAddress(openId) : `/${path}`,
    name: t(`office.rooms.${path}`),
    Icon,
    badge: Badge && today && <Badge today={today} answers={answers} />,
  }))
  return <OfficeNav rooms={rooms} />
}

/** The confirmation dialogs for deletions, cancellations and unsaved edits. */
function Questions({ work, today }: { work: ReservationWork } & Pick<Office, 'today'>) {
  const { t } = useTranslation()
  return (
    <>
      <DeleteQuestion
        reservation={work.deleting}
        changed={work.changed}
        onConfirm={work.remove}
        onClose={work.keep}
      />
      <CancelQuestion {...work.cancelling} today={today} />
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
