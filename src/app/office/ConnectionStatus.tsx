import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { formatAge } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useBlockedHost } from '#features/office/useBlockedHost.ts'
import { useCachedAt } from '#features/office/useCachedAt.ts'
import { useNow } from '#features/office/useNow.ts'

const MINUTE_MS = 60_000

/** Shows that the page is disconnected or still loading, and how old the shown data is. */
export function ConnectionStatus(
  props: Omit<ComponentProps<typeof ConnectionNotice>, 'age' | 'blocked'>,
) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = useCachedAt()
  const now = useNow()
  const blocked = useBlockedHost()
  const age = at === null ? null : inWords(now - at)
  return (
    <>
      {props.connected && age !== null && <RenewingNotice age={age} />}
      <ConnectionNotice
        {...props}
        blocked={blocked}
        age={age === null ? null : t('admin.connection.age', { age })}
      />
    </>
  )

  function inWords(passed: number): string {
    // The shortest age reads "a moment ago", because "now" would contradict the notice of a lost
    // connection.
    return passed < MINUTE_MS ? t('admin.connection.ageMoment') : formatAge(passed, language)
  }
}

/** Shows the age of cached data while it loads; floats, so that the page does not move. */
function RenewingNotice({ age }: { age: string }) {
  const { t } = useTranslation()
  return (
    <p className="pointer-events-none fixed inset-x-0 z-30 mx-auto max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] md:top-3 w-fit rounded-full bg-pine-900 px-4 py-1 text-sm text-white shadow-lifted print:hidden">
      {t('admin.connection.renewing', { age })}
    </p>
  )
}
