import { useEffect, useEffectEvent } from 'react'
import { changeFor } from '#db/changes.ts'
import type { PostChange } from '#db/outbox.ts'
import { followHeld } from '#db/requests.ts'
import type { Season } from '#db/season.ts'
import { toDelete } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import { endedHolds } from '#domain/inbox.ts'
import type { Failure } from '#domain/failure.ts'
import { translate } from '#i18n/index.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { toastDone } from '#ui/toasts.ts'
import type { Answers } from './useAnswers.ts'

// The answer and the closed days come in two writes.
const PAUSE_MS = 3_000

type HoldReleaserProps = {
  season: Remote<Season, Failure>
  answers: Answers
  today: IsoDate
  /** The ids of the stays with pending changes. */
  waiting: ReadonlySet<string>
  /** Whether the season is live rather than cached. */
  isCurrent: boolean
  post: PostChange
}

/** Opens the days again that are closed for a request which is no longer held. */
export function HoldReleaser(props: HoldReleaserProps) {
  const { season, answers, today, waiting, isCurrent, post } = props
  const [held] = useRemote(followHeld)
  const isSettled = isCurrent && waiting.size === 0 && answers.coming.length === 0
  const ended =
    isSettled && season.state === 'ready' && held.state === 'ready'
      ? endedHolds(season.value.reservations, held.value, today)
      : []

  const release = useEffectEvent(async () => {
    for (const stay of ended) {
      try {
        await post(changeFor(toDelete(stay)))
        toastDone(() => translate('office.requests.hold.released'))
      } catch {
        // The other owner's office was faster; else the next visit tries again.
      }
    }
  })
  const ids = ended.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids === '') return undefined
    const timer = setTimeout(() => void release(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ids])
  return null
}
