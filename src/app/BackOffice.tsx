import { useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { followVisitor } from '#db/currentVisitor.ts'
import type { Visitor } from '#db/visitor.ts'
import { SignOutQuestion } from '#features/session/SignOutQuestion.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import { neverLong, type Remote, useRemote } from '#lib/remote.ts'
import { CheckingPage } from '#features/session/CheckingPage.tsx'
import { ExpiredSession } from '#features/session/ExpiredSession.tsx'
import { LoginPage } from '#features/session/LoginPage.tsx'
import { STAYS } from '#features/office/addresses.ts'
import { OfficeLayout } from '#app/office/OfficeLayout.tsx'
import { OFFICE_PAGES } from '#app/office/officePages.tsx'
import { useLeaving } from '#features/session/useLeaving.ts'
import { useSessionEnd } from '#features/session/useSessionEnd.ts'
import { useSignOutCleanup } from '#features/session/useSignOutCleanup.ts'
import { useOfficeManifest } from './useOfficeManifest.ts'
import './office.css'
import { useEffect } from 'react'
import { layersSettled } from '#ui/useLayer.ts'
import { IS_CURRENT, RENEWED } from '#lib/pageLoad/releaseMessages.ts'

/**
 * Reloads the page when the service worker served an outdated release, unless somebody is working
 * in it already.
 */
function followRelease(): void {
  // `navigator.serviceWorker` is missing in insecure contexts and some private windows, contrary to
  // the DOM types.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers?.controller) return
  let isUsed = false
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => (isUsed = true), { once: true })
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === RENEWED && !isUsed) location.reload()
  })
  workers.controller.postMessage(IS_CURRENT)
}

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

/** The page for unknown addresses within the office. */
function OfficeNotFoundPage() {
  const { t } = useTranslation()
  return <p className="max-w-text text-lead">{t('office.noRoom.text')}</p>
}

/** Replaces the current page by another, once a closing layer has gone back in the history. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()

  useEffect(() => {
    let here = true
    void layersSettled().then(() => {
      if (here) void navigate(to, { replace: true })
    })
    return () => {
      here = false
    }
  }, [navigate, to])

  return null
}
