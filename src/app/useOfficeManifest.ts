import { useEffect } from 'react'
import { officeManifestIn } from '#i18n/officeAddresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/**
 * Links the manifest in the owner's language, because the page is prerendered in the default one.
 */
export function useOfficeManifest(): void {
  const language = useLanguage()
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]')
    const href = officeManifestIn(language)
    if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
  }, [language])
}
