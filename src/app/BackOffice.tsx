import { useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { followVisitor } from '#db/currentVisitor.ts'
import type { Visitor } from '#db/visitor.ts'
import { SignOutQuestion } from '#features/session/SignOutQuestion.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import { neverLong, type Remote, useRemote } from '#lib/remote.ts'
import { CheckingPage } from '#features/session/CheckingPage.tsx'
import { ExpiredSession } from '#features/session/ExpiredSession.tsx'
import { LoginPage } from '#features/session/LoginPage.tsx'
import { STAYS } from '#features/office/addresses.ts'
import { followRelease } from '#app/office/followRelease.ts'
import { OfficeNotFoundPage } from '#app/office/OfficeNotFoundPage.tsx'
import { OfficeLayout } from '#app/office/OfficeLayout.tsx'
import { OFFICE_PAGES } from '#app/office/officePages.tsx'
import { useLeaving } from '#features/session/useLeaving.ts'
import { useSessionEnd } from '#features/session/useSessionEnd.ts'
import { useSignOutCleanup } from '#features/session/useSignOutCleanup.ts'
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
            {OFFICE_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<OfficeNotFoundPage />} />
          </Route>
        </Routes>
      ) : (
        <>
          {/* After sign-in the requested address opens; signing out returns to the start page. */}
          {hasLeft && <Redirect to="/" />}
          <LoginPage visitor={visitor} onSignOut={leaving.ask} />
        </>
      )}
      <ExpiredSession visitor={visitor} onSignOut={leaving.ask} />
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
