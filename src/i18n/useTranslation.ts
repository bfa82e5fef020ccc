import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
} from 'react'
import { useTranslation as useI18next } from 'react-i18next'
import { currentLanguage, translate } from './index.ts'
import type { Language } from './languages.ts'

type Translated = { t: typeof translate; language: Language }

const TranslationContext = createContext<Translated | null>(null)

/**
 * Renders all components within it again when the language changes. Only this component subscribes
 * to that: hundreds of subscriptions keep a slow phone busy after hydration. The new texts are deferred, because React would empty
 * a part of the page that is not hydrated yet by an urgent change.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const { t } = useI18next()
  const latest = useMemo(() => ({ t, language: currentLanguage() }), [t])
  const value = useDeferredValue(latest)
  return createElement(TranslationContext, { value }, children)
}

/** The translate function and its language; a component outside the provider keeps both. */
export function useTranslation(): Translated {
  return useContext(TranslationContext) ?? { t: translate, language: currentLanguage() }
}
