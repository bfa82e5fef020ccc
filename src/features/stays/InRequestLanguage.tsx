import { type ReactNode, useEffect, useState } from 'react'
import { followRequestLanguage } from '#db/letters.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useFollowed } from '#features/letters/useFollowed.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useConnected } from '#features/office/useConnected.ts'

type InRequestLanguageProps = {
  /** The id of the request that the stay came from. */
  request: string | undefined
  children: (language: Language) => ReactNode
}

/**
 * Renders the text to a guest in the language of their request, or in the owner's when that is
 * unknown.
 */
export function InRequestLanguage({ request, children }: InRequestLanguageProps) {
  const own = useLanguage()
  const connected = useConnected()
  const requested = useFollowed(followRequestLanguage, request ?? null)
  const texts = useTextsOfAll()
  const loading = requested === undefined || texts === 'loading'
  if (loading && connected) return <LoadingPlaceholder />
  const known = texts === 'ready' && requested && isLanguage(requested)
  return children(known ? requested : own)
}

function useTextsOfAll() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    loadTextsOfAll('office').then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [])
  return state
}
