import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#firebase/errors.ts'
import type { News, Restore } from '#features/backoffice/tools/restore/picked.ts'
import { pageLine } from '#firebase/changes.ts'
import { sendPrices } from '#firebase/prices.ts'
import { restoreOver, restoreRequestsOver } from '#firebase/restore.ts'
import { useLeaveWarning } from './line/useLeaveWarning.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'

/** Puts a backup back; when its owner has gone to another room meanwhile, that is where the end is told. */
export function useRestore(): Restore {
  const { t } = useTranslation()
  const running = useRef(0)
  const here = useRef(true)
  useLeaveWarning(() => running.current > 0)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  return async ({ stays, requests, prices }, onNews) => {
    let [written, refused] = [0, 0]
    const count = (news: News) => {
      if (news.state === 'written') written += 1
      else refused += 1
      onNews(news)
    }
    running.current += 1
    await restoreOver(pageLine, stays, ({ id, wanted }, outcome) =>
      count({ of: 'stays', id, guest: wanted.musteriAdi, ...outcome }),
    )
    // After the stays, which answered requests name.
    await restoreRequestsOver(pageLine, requests, ({ id, guest }, outcome) =>
      count({ of: 'requests', id, guest, ...outcome }),
    )
    if (prices) {
      const news = { of: 'prices', id: '', guest: t('office.rooms.prices') } as const
      await sendPrices(prices.change, prices.known).then(
        () => count({ ...news, state: 'written', merged: false }),
        (error: unknown) => count({ ...news, state: 'refused', failure: failureOf(error) }),
      )
    }
    running.current -= 1
    if (here.current) return
    if (refused > 0) toastFailed(() => tell('office.tools.restore.left', { written, refused }))
    else toastDone(() => tell('office.tools.restore.written', { count: written }))
  }
}
