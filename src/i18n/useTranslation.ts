import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useSyncExternalStore,
} from 'react'
import { createStore } from '#ui/store.ts'
import { currentLanguage, translate } from './index.ts'
import { i18n } from './instance.ts'
import type { Language } from './languages.ts'

type Translated = { t: typeof translate; language: Language }

const latestTexts = createStore<Translated>({ t: translate, language: currentLanguage() })

// Another `t` each time, because what a component derives from it has to be derived again.
i18n.on('languageChanged', () =>
  latestTexts.set({ t: i18n.getFixedT(null, 'common'), language: currentLanguage() }),
)

const TranslationContext = createContext<Translated | null>(null)

/**
 * Renders all components within it again when the language changes. Only this component subscribes
 * to that: hundreds of subscriptions keep a slow phone busy after hydration. The new texts are deferred, because React would empty
 * a part of the page that is not hydrated yet by an urgent change.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const { subscribe, get } = latestTexts
  const value = useDeferredValue(useSyncExternalStore(subscribe, get, get))
  return createElement(TranslationContext, { value }, children)
}

/** The translate function and its language; a component outside the provider keeps both. */
export function useTranslation(): Translated {
  return useContext(TranslationContext) ?? { t: translate, language: currentLanguage() }
}
