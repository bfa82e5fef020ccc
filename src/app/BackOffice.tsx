import { useTranslation } from '#i18n/useTranslation.ts'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { followVisitor } from '#db/currentVisitor.ts'
import type { Visitor } from '#db/visitor.ts'
import { countPending, discardPending } from '#db/outbox.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { officeManifestIn } from '#i18n/officeAddresses.ts'
import { neverLong, type Remote, useRemote } from '#lib/remote.ts'
import { CheckingPage, ExpiredSession, LoginPage } from '#features/session/LoginPage.tsx'
import { STAYS } from '#features/office/addresses.ts'
import { OfficeLayout } from './office/OfficeLayout.tsx'
import { OFFICE_PAGES } from './office/officePages.tsx'
import { leave, useSessionEnd, useSignOutCleanup } from '#features/session/useSignOutCleanup.ts'
import { Question } from '#features/office/forms.tsx'
import './office.css'
import { useEffect, useState } from 'react'
import { layersSettled } from '#ui/useLayer.ts'
import { Button } from '#ui/Button.tsx'
import { IS_CURRENT, RENEWED } from '#lib/pageLoad/releaseMessages.ts'

/** Reloads an outdated release from the service worker, unless somebody is working in it already. */
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

/**
 * Links the manifest in the owner's language, because the page is prerendered in the default one.
 */
export function useOfficeManifest(): void {
  const { language } = useTranslation()
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]')
    const href = officeManifestIn(language)
    if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
  }, [language])
}

/** Signs out, and first asks what to do with `unsent` changes. */
function useLeaving(uid: string | null) {
  const [unsent, setUnsent] = useState(0)

  async function ask() {
    const count = uid === null ? 0 : await countPending(uid)
    if (count > 0) setUnsent(count)
    else leave()
  }

  async function discard() {
    if (uid !== null) await discardPending(uid)
    setUnsent(0)
    leave()
  }

  return {
    unsent,
    ask: () => void ask(),
    stay: () => setUnsent(0),
    keep: () => {
      setUnsent(0)
      leave()
    },
    discard: () => void discard(),
  }
}

type SignOutQuestionProps = {
  /** The number of pending changes; the dialog is closed for 0. */
  unsent: number
  refused: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Signing out removes guests' data from the device, so an owner decides on pending changes. */
function SignOutQuestion(props: SignOutQuestionProps) {
  const { unsent, refused, onStay, onKeep, onDiscard } = props
  const { t } = useTranslation()
  return (
    <Question
      open={unsent > 0}
      title={t('admin.signOut.title')}
      answer={t('admin.signOut.discard')}
      onAnswer={onDiscard}
      onClose={onStay}
      others={<Button onClick={onKeep}>{t('admin.signOut.keep')}</Button>}
    >
      <p>{t(refused ? 'admin.signOut.refused' : 'admin.signOut.text', { count: unsent })}</p>
      <p className="mt-3">{t('admin.signOut.choices')}</p>
    </Question>
  )
}
