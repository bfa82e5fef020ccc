import { type ComponentType, lazy, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { followOwner, type Visitor } from '#firebase/auth.ts'
import { SignOutQuestion } from '#features/backoffice/entry/SignOutQuestion.tsx'
import { OFFICE, OFFICE_HOME, OFFICE_PAGES, type OfficePage } from '#i18n/addresses.ts'
import { needTextsOfAll } from '#i18n/index.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { persistently } from '#lib/arrival/persistently.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { CheckingPage } from '#pages/entry/CheckingPage.tsx'
import { LapsedSession } from '#pages/entry/LapsedSession.tsx'
import { LoginPage } from '#pages/entry/LoginPage.tsx'
import { NotFoundPage } from '#pages/NotFoundPage.tsx'
import { OfficeLayout } from '#pages/office/OfficeLayout.tsx'
import { useLeaving } from '#pages/entry/useLeaving.ts'
import { useTidyDesk } from '#pages/entry/useTidyDesk.ts'
import { Redirect } from './Redirect.tsx'
import './office.css'

/** The rooms of the office, each fetched when somebody first enters it. */
const ROOMS: Record<OfficePage, ComponentType> = {
  today: room(async () => (await fetchPart(() => import('#pages/office/TodayPage.tsx'))).TodayPage),
  dashboard: room(
    async () => (await fetchPart(() => import('#pages/office/DashboardPage.tsx'))).DashboardPage,
  ),
  requests: room(async () => {
    const fetching = fetchPart(() => import('#pages/office/RequestsPage.tsx'))
    // Guests are written to in their own language.
    const [{ RequestsPage }] = await Promise.all([fetching, needTextsOfAll('letters')])
    return RequestsPage
  }),
  calendar: room(
    async () => (await fetchPart(() => import('#pages/office/CalendarPage.tsx'))).CalendarPage,
  ),
  prices: room(
    async () => (await fetchPart(() => import('#pages/office/PricesPage.tsx'))).PricesPage,
  ),
  tools: room(async () => (await fetchPart(() => import('#pages/office/ToolsPage.tsx'))).ToolsPage),
}

/** The owners' pages and their guard: the office for owners, the sign-in for everyone else (SPEC §2, §6). */
export function BackOffice() {
  const { t } = useTranslation()
  const [remote] = useRemote(
    useCallback((onVisitor: (visitor: Visitor) => void) => followOwner(onVisitor), []),
  )
  const leaving = useLeaving(uidOf(remote))
  const beginningAnew = useTidyDesk(remote.state === 'ready' ? remote.value : null)
  if (remote.state !== 'ready' || beginningAnew)
    return <p className="p-8 text-center">{t('app.loading')}</p>

  const visitor = remote.value
  // Before the routes: where the visitor may go is not known yet, and the address must outlast the question.
  if (visitor.state === 'checking') return <CheckingPage uid={visitor.uid} />

  const owner = visitor.state === 'owner' || visitor.state === 'lapsed' ? visitor : null
  return (
    <BrowserRouter basename={OFFICE}>
      <Routes>
        <Route
          index
          element={owner ? <Redirect to={`/${OFFICE_HOME}`} /> : <LoginPage visitor={visitor} />}
        />
        <Route
          element={
            owner ? (
              <OfficeLayout key={owner.uid} owner={owner} onSignOut={leaving.ask} />
            ) : (
              <Redirect to="/" />
            )
          }
        >
          {OFFICE_PAGES.map((page) => {
            const Room = ROOMS[page]
            return <Route key={page} path={page} element={<Room />} />
          })}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <LapsedSession visitor={visitor} onSignOut={leaving.ask} />
      <SignOutQuestion
        unsent={leaving.unsent}
        onStay={leaving.stay}
        onKeep={leaving.keep}
        onDiscard={leaving.discard}
      />
    </BrowserRouter>
  )
}

function room(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await persistently(load) }))
}

function uidOf(visitor: Remote<Visitor>): string | null {
  return visitor.state === 'ready' && 'uid' in visitor.value ? visitor.value.uid : null
}
