import { useEffect } from 'react'
import { publishAccount } from '#db/pageAccounts.ts'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { keysWithAccount, type PageAccount } from '#domain/guestPage/pageAccount.ts'
import { translate } from '#i18n/index.ts'
import type { Remote } from '#lib/remote.ts'
import { toastFailed } from '#ui/toasts.ts'

type AccountPublisherProps = {
  season: Remote<Season, Failure>
  today: IsoDate
  /** Whether the season is live rather than cached. */
  isCurrent: boolean
  /** The owners' account; `null` without one, `undefined` before it has loaded. */
  account: PageAccount | null | undefined
}

/** Names the bank account on the page of each guest who sees amounts, while the office is open. */
export function AccountPublisher({ season, today, isCurrent, account }: AccountPublisherProps) {
  const isReady = season.state === 'ready' && isCurrent
  const keys = isReady ? keysWithAccount(season.value.reservations, today).join(' ') : ''
  const text = account === undefined ? '' : JSON.stringify(account)

  useEffect(() => {
    if (account === undefined || keys === '') return undefined
    let stopped = false
    const all = keys.split(' ')
    const toldOf = (count: number) => {
      if (!stopped && count > 0)
        toastFailed(() => translate('office.settings.accountUngiven', { count }))
    }
    publishAccount(all, account).then(toldOf, () => toldOf(all.length))
    return () => {
      stopped = true
    }
    // `account` is a new object with each render; its text says whether it changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys, text])
  return null
}
