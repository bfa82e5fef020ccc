import { type ComponentProps, type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { CancelQuestion } from '#features/stays/cancelled/CancelQuestion.tsx'
import {
  DeleteQuestion,
  ForgetQuestion,
  useForgetting,
} from '#features/stays/questions/questions.tsx'
import { clockOffset } from '#db/clock.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { OfficeHeader, OfficeNav, SkipLinks } from './OfficeHeader.tsx'
import { Question } from '#features/office/forms.tsx'
import { type PaymentsContext, PaymentsProvider } from '#features/payments/paymentsContext.ts'
import { useConnected, useIsCurrent } from '#features/office/connectionState.ts'
import { useOfflineSupport } from './useOfflineSupport.ts'
import { LanguageButtons } from '#features/site/LanguageSwitch.tsx'
import { useFollowedAddress, useFormAddress } from '#features/stays/useFormAddress.ts'
import {
  type ReservationWork,
  type StayWork,
  StayWorkProvider,
  useReservationWork,
} from '#features/stays/useReservationWork.ts'
import { useSeason, useStaysWithPending } from '#features/stays/useSeason.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'
import { useTitle } from '#features/site/useTitle.ts'
import { useToday } from '#features/site/useToday.ts'
import { PendingStatus } from './PendingStatus.tsx'
import { QueueProvider, usePendingChanges } from '#features/office/useQueue.ts'
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx'
import type { Office } from '#features/office/useOffice.ts'
import { HoldReleaser } from '#features/requests/HoldReleaser.tsx'
import { OfficeNews, useUnseenMark } from './news/OfficeNews.tsx'
import { type Letters, LettersProvider, useLetters } from '#features/letters/useLetters.ts'
import { type Settings, SettingsProvider, useSettings } from '#features/settings/useSettings.ts'
import { type Saves, SavesProvider, useSaves } from '#features/office/useSaves.ts'
import { type Answers, AnswersProvider, useAnswers } from '#features/requests/useAnswers.ts'
import { stayAddress, STAYS } from '#features/office/addresses.ts'
import { OFFICE_PAGES } from './officePages.tsx'
import type { Unreadable } from '#domain/pending.ts'
import { setUnreadableAside } from './unreadableDrafts.ts'
import { forgetDraft } from '#lib/form/drafts.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { AccessDenied, LoadingPlaceholder } from '#features/office/StatusNote.tsx'

/** The letter dialog, loaded on first use together with the letters of every language. */
const LazyLetterDialog = lazyComponent(() =>
  retryForever(async () => {
    const fetching = fetchPart(() => import('#features/letters/LetterDialog.tsx'))
    const [{ LetterDialog }] = await Promise.all([fetching, loadTextsOfAll('letters')])
    return LetterDialog
  }),
)

const LazyStayCard = lazyComponent(() =>
  retryForever(
    async () => (await fetchPart(() => import('#features/stays/StayCard.tsx'))).StayCard,
  ),
)

type OfficeLayoutProps = { owner: { uid: string; email: string }; onSignOut: () => void }

/** The owners' office: the navigation and live data of every page, and the page of the address. */
export function OfficeLayout({ owner, onSignOut }: OfficeLayoutProps) {
  const { room, title } = useRoom()
  const [season, retry] = useSeason()
  const changes = usePendingChanges(owner.uid)
  const { works, postChange } = changes
  const { unreadable, remove } = useUnreadable(changes)
  const stays = useStaysWithPending(season, works, owner.email)
  const { reservations, waiting, cancelled, deleted, all, notifiable, ledger } = stays
  const place = useFormAddress()
  const today = useToday(clockOffset())
  const writing = useLetters(today, changes, owner.email)
  const { settings, ...settingsForm } = useSettings(changes)
  const work = useReservationWork(reservations, postChange, place, writing.offer, ledger)
  const { pay, takeBack, closeAccount, reopenAccount } = work.payments
  const book = { ledger, pay, takeBack, close: closeAccount, reopen: reopenAccount }
  const openError = useFollowedAddress(work, place, { season, reservations, waiting })
  const saves = useSaves()
  const forgetting = useForgetting(changes, work, saves)
  const answers = useAnswers(changes)
  const connected = useConnected()
  const isCurrent = useIsCurrent()
  const [card, showCard] = useState<string | null>(null)
  const shown = [...all, ...deleted].find(({ id }) => id === card) ?? null
  useOfflineSupport(season.state === 'ready')

  return (
    <div className="mx-auto max-w-[96rem] space-y-4 md:space-y-6 px-gutter pt-3 pb-28 md:pt-5 md:pb-8 xl:px-8 print:p-0">
      <ConnectionLine />
      <SkipLinks toForm={room === STAYS} />
      <OfficeHeader title={title} email={owner.email} onSignOut={onSignOut}>
        <LanguageButtons />
      </OfficeHeader>
      <Rooms today={today} openId={work.form.openId} answers={answers} />
      {today && <OfficeNews season={season} today={today} email={owner.email} />}
      {today && (
        <HoldReleaser {...{ season, answers, today, waiting, isCurrent }} post={postChange} />
      )}
      <PendingStatus
        {...{ connected, changes, unreadable, work, writing, settingsForm }}
        onDelete={(kept) => void remove(kept)}
      />
      <main tabIndex={-1} className="space-y-6 outline-none">
        {season.state === 'failed' && <AccessDenied onRetry={retry} />}
        <ErrorBoundary key={room} scope="part">
          <OfficeProviders
            book={book}
            answers={answers}
            saves={saves}
            letters={writing.letters}
            queue={changes}
            settings={settings}
            stayWork={{
              work,
              openError,
              onCard: ({ id }) => showCard(id),
              onForget: forgetting.ask,
              depositDays: settings.bank.depositDays,
            }}
          >
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
              }}
            />
            {shown && (
              <LazyStayCard
                stay={shown}
                waiting={waiting.has(shown.id)}
                today={today}
                onClose={() => showCard(null)}
              />
            )}
          </OfficeProviders>
        </ErrorBoundary>
      </main>
      <PaymentsProvider value={book}>
        <Questions work={work} today={today} />
      </PaymentsProvider>
      {writing.to && (
        <LazyLetterDialog {...writing} {...stays} bank={settings.bank} today={today} />
      )}
      <ForgetQuestion {...forgetting} onConfirm={forgetting.remove} onClose={forgetting.close} />
    </div>
  )
}

function useRoom() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const room = OFFICE_PAGES.find(
    ({ path, route = path }) => matchPath(`/${route}`, pathname) !== null,
  )?.path
  const title = t(room ? `office.rooms.${room}` : 'office.noRoom.title')
  useTitle(`${useUnseenMark()}${title} · ${villa.name}`)
  return { room, title }
}

/** A transition after the link is highlighted; not at first, where each update would restart it. */
function Room({ office }: { office: Office }) {
  const isDrawn = useDeferredValue(true, office.season.state === 'loading')
  if (!isDrawn) return <LoadingPlaceholder quiet />
  return <Outlet context={office} />
}

type OfficeProvidersProps = {
  book: PaymentsContext
  answers: Answers
  saves: Saves
  letters: Letters
  queue: ComponentProps<typeof QueueProvider>['value']
  settings: Settings
  stayWork: StayWork
  children: ReactNode
}

function OfficeProviders({
  book,
  answers,
  saves,
  letters,
  queue,
  settings,
  stayWork,
  children,
}: OfficeProvidersProps) {
  return (
    <PaymentsProvider value={book}>
      <StayWorkProvider value={stayWork}>
        <AnswersProvider value={answers}>
          <LettersProvider value={letters}>
            <QueueProvider value={queue}>
              <SettingsProvider value={settings}>
                <SavesProvider value={saves}>{children}</SavesProvider>
              </SettingsProvider>
            </QueueProvider>
          </LettersProvider>
        </AnswersProvider>
      </StayWorkProvider>
    </PaymentsProvider>
  )
}

type RoomsProps = Pick<Office, 'today'> & { answers: Answers; openId: string | null }

/** The links to the pages; the stays' link keeps the record that is open in the form. */
function Rooms({ today, openId, answers }: RoomsProps) {
  const { t } = useTranslation()
  const rooms = OFFICE_PAGES.map(({ path, Icon, Badge }) => ({
    to: path === STAYS ? stayAddress(openId) : `/${path}`,
    name: t(`office.rooms.${path}`),
    Icon,
    badge: Badge && today && <Badge today={today} answers={answers} />,
  }))
  return <OfficeNav rooms={rooms} />
}

function Questions({ work, today }: { work: ReservationWork } & Pick<Office, 'today'>) {
  const { t } = useTranslation()
  return (
    <>
      <DeleteQuestion
        reservation={work.deletion.deleting}
        changed={work.deletion.changed}
        onConfirm={work.deletion.remove}
        onClose={() => work.deletion.ask(null)}
      />
      <CancelQuestion {...work.cancelling} today={today} />
      <Question
        open={work.leaving.leaving !== null}
        title={t('admin.form.leaveTitle')}
        answer={t('admin.form.leaveAnswer')}
        onAnswer={work.leaving.leave}
        onClose={work.leaving.keepEditing}
      >
        {t('admin.form.leaveText', { guest: work.leaving.leaving?.musteriAdi ?? '' })}
      </Question>
    </>
  )
}

type UnreadableChanges = {
  unreadable: readonly Unreadable[]
  remove: (unreadable: Unreadable) => Promise<void>
}

/** All stored work that this release cannot read; call it before a form reads its draft. */
function useUnreadable(changes: UnreadableChanges): UnreadableChanges {
  const [drafts, setDrafts] = useState(setUnreadableAside)

  async function remove(unreadable: Unreadable) {
    if (!drafts.includes(unreadable)) return changes.remove(unreadable)
    forgetDraft(unreadable.key)
    setDrafts(setUnreadableAside())
  }

  return { unreadable: [...changes.unreadable, ...drafts], remove }
}
