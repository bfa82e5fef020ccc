import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation as useI18next } from 'react-i18next'
import { currentLanguage, translate } from './index.ts'

const TranslationContext = createContext<{ t: typeof translate } | null>(null)

/**
 * Renders all components within it again when the language changes. Only this component subscribes
 * to that: hundreds of subscriptions keep a slow phone busy after hydration.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const { t } = useI18next()
  const value = useMemo(() => ({ t }), [t])
  return createElement(TranslationContext, { value }, children)
}

/** The translate function and its language; a component outside the provider keeps both. */
export function useTranslation() {
  const { t } = useContext(TranslationContext) ?? { t: translate }
  return { t, language: currentLanguage() }
}
