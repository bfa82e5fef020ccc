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

/** The translate function of the language now shown: a part that hydrates later still needs the one of its HTML. */
function textsNow(): Translated {
  return { t: i18n.getFixedT(i18n.language), language: currentLanguage() }
}

const latestTexts = createStore(textsNow())

i18n.on('languageChanged', () => latestTexts.set(textsNow()))

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
