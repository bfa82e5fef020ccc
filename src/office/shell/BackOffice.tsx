import { Suspense, useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { signOut } from '#db/auth.ts'
import { useAccess } from '#db/access.ts'
import { STAYS } from '#i18n/officeAddresses.ts'
import { LoginPage } from './LoginPage.tsx'
import { OFFICE, officeManifestIn } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { OfficeLayout } from './OfficeLayout.tsx'
import { OFFICE_PAGES } from './officePages.tsx'
import './office.css'
import { useConnection } from '#db/connection.ts'
import { LoadingPlaceholder, StatusNote } from '#office/shared/StatusNote.tsx'

/** The owners' pages: the office for owners, at the same address the sign-in for everyone else. */
export function BackOffice() {
  useOfficeManifest()
  useReloadAfterRestore()
  const access = useAccess()
  if (access.state === 'checking') return <CheckingPage />
  if (access.state !== 'owner') return <LoginPage access={access} onSignOut={leave} />
  return (
    // Without transitions, because a quick Back is lost while the screen lags behind the address.
    <BrowserRouter basename={OFFICE} useTransitions={false}>
      <Routes>
        <Route index element={<Navigate to={`/${STAYS}`} replace />} />
        <Route element={<OfficeLayout key={access.uid} email={access.email} onSignOut={leave} />}>
          {OFFICE_PAGES.map(({ path, route = path, Page }) => (
            <Route
              key={path}
              path={route}
              element={
                <Suspense fallback={<LoadingPlaceholder />}>
                  <Page />
                </Suspense>
              }
            />
          ))}
          <Route path="*" element={<OfficeNotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}

/** Signs out, and loads the sign-in, which removes the guests from memory. */
function leave(): void {
  void signOut().then(() => location.replace(OFFICE))
}

function OfficeNotFoundPage() {
  const { t } = useTranslation()
  return <p className="max-w-text text-lead">{t('office.noPage.text')}</p>
}

/** A page that Back restores from memory has missed a sign-out in another tab. */
function useReloadAfterRestore(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}

/**
 * Links the manifest in the owner's language, because the page is prerendered in the default one.
 */
function useOfficeManifest(): void {
  const { language } = useTranslation()
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]')
    const href = officeManifestIn(language)
    if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
  }, [language])
}

/** Shown while Auth and the database check whether the user is an owner. */
function CheckingPage() {
  const { t } = useTranslation()
  const connection = useConnection()
  return (
    <main className="p-8 text-center">
      <p>{t('admin.connection.loading')}</p>
      <StatusNote className="not-empty:mt-4">
        {connection === 'offline' && t('admin.login.noAnswer')}
      </StatusNote>
    </main>
  )
}
