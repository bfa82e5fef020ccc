import { useEffect } from 'react'
import { officeManifestIn } from '#i18n/officeAddresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** Leads a phone that puts the office among its apps to the names in the owner's language; the page is written with the default's. */
export function useOfficeManifest(): void {
  const language = useLanguage()
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]')
    const href = officeManifestIn(language)
    if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
  }, [language])
}
