import { toEdit } from '#domain/commands/command.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { GuestPageWork } from '#features/stays/guestPage/GuestPageDialog.tsx'
import { randomKey } from '#lib/randomKey.ts'
import type { StayWork } from './useStayWork.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { followRequestLanguage } from '#db/letters.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useFollowed } from '#features/letters/useFollowed.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useConnected } from '#features/office/useConnected.ts'
import type { Failure } from '#domain/failure.ts'
import { followPageVisit } from '#db/pageVisits.ts'
import { useRemote } from '#lib/remote.ts'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#features/office/stayText.ts'

/** The operations on the page of a stay's guest, each an edit of the stay, and their state. */
export function guestPageWork(onAct: StayWork['work']['act']): GuestPageWork {
  return {
    onKey: (stay) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, { ...stay, guestKey: randomKey() }) }),
    onSums: (stay, tells) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, withSums(stay, tells)) }),
    inLanguage: ({ request }, render) => (
      <InRequestLanguage request={request}>{render}</InRequestLanguage>
    ),
    opened: (guestKey) => <GuestPageLastOpened key={guestKey} guestKey={guestKey} />,
  }
}

function withSums(stay: Reservation, tells: boolean): Reservation {
  const hidden: Reservation = { ...stay, hidesAmounts: true }
  if (tells) delete hidden.hidesAmounts
  return hidden
}

type InRequestLanguageProps = {
  /** The id of the request that the stay came from. */
  request: string | undefined
  children: (language: Language) => ReactNode
}

/**
 * Renders the text to a guest in the language of their request, or in the owner's when that is
 * unknown.
 */
function InRequestLanguage({ request, children }: InRequestLanguageProps) {
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

/** When the guest's page was last opened, live. */
function GuestPageLastOpened({ guestKey }: { guestKey: string }) {
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(guestKey, onVisit, onFailure),
    [guestKey],
  )
  const [visit] = useRemote(follow)
  return visit.state === 'ready' && <LastOpened at={visit.value} />
}

/** When the guest's page was last opened with its link (ms since 1970); `null` for never. */
function LastOpened({ at }: { at: number | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className="mt-4">
      {at === null
        ? t('office.guestPage.unopened')
        : t('office.guestPage.opened', { moment: formatMoment(at, language) })}
    </p>
  )
}
