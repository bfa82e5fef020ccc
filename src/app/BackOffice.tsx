import { useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { followVisitor } from '#firebase/door.ts'
import type { Visitor } from '#firebase/visitor.ts'
import { SignOutQuestion } from '#features/backoffice/entry/SignOutQuestion.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import { neverLong, type Remote, useRemote } from '#lib/remote.ts'
import { CheckingPage } from '#pages/entry/CheckingPage.tsx'
import { LapsedSession } from '#pages/entry/LapsedSession.tsx'
import { LoginPage } from '#pages/entry/LoginPage.tsx'
import { STAYS } from '#pages/office/addresses.ts'
import { followRelease } from '#pages/office/connection/followRelease.ts'
import { NoRoomPage } from '#pages/office/NoRoomPage.tsx'
import { OfficeLayout } from '#pages/office/OfficeLayout.tsx'
import { ROOMS } from '#pages/office/rooms.tsx'
import { useLeaving } from '#pages/entry/useLeaving.ts'
import { useSessionEnd } from '#pages/entry/useSessionEnd.ts'
import { useSignOutCleanup } from '#pages/entry/useSignOutCleanup.ts'
import { useOfficeManifest } from './useOfficeManifest.ts'
import { Redirect } from './Redirect.tsx'
import './office.css'

followRelease()

/** The owners' pages: the office for owners, the sign-in for everyone else. */
export function BackOffice() {
  const { t } = useTranslation()
  useOfficeManifest()
  const [remote] = useRemote(followVisitor, neverLong)
  const leaving = useLeaving(uidOf(remote))
  useSessionEnd(remote.state === 'ready' && remote.value.state === 'owner')
  const { hasLeft, beginsAnew } = useSignOutCleanup(remote.state === 'ready' ? remote.value : null)
  if (remote.state !== 'ready' || beginsAnew)
    return <p className="p-8 text-center">{t('app.loading')}</p>

  const visitor = remote.value
  // Before the routes, because a redirect would lose the address while the sign-in is being
  // checked.
  if (visitor.state === 'checking') return <CheckingPage uid={visitor.uid} />

  const owner = visitor.state === 'owner' || visitor.state === 'lapsed' ? visitor : null
  return (
    // Without transitions, because a quick Back is lost while the screen lags behind the address.
    <BrowserRouter basename={OFFICE} useTransitions={false}>
      {owner ? (
        <Routes>
          <Route index element={<Redirect to={`/${STAYS}`} />} />
          <Route element={<OfficeLayout key={owner.uid} owner={owner} onSignOut={leaving.ask} />}>
            {ROOMS.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NoRoomPage />} />
          </Route>
        </Routes>
      ) : (
        <>
          {/* After sign-in the requested address opens; signing out returns to the start page. */}
          {hasLeft && <Redirect to="/" />}
          <LoginPage visitor={visitor} onSignOut={leaving.ask} />
        </>
      )}
      <LapsedSession visitor={visitor} onSignOut={leaving.ask} />
      <SignOutQuestion
        unsent={leaving.unsent}
        refused={visitor.state === 'refused'}
        onStay={leaving.stay}
        onKeep={leaving.keep}
        onDiscard={leaving.discard}
      />
    </BrowserRouter>
  )
}

function uidOf(visitor: Remote<Visitor>): string | null {
  return visitor.state === 'ready' && 'uid' in visitor.value ? visitor.value.uid : null
}
