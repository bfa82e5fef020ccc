import { useState } from 'react'
import { type Change, stayIn } from '#domain/change.ts'
import { toAdd, toDelete } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { ListRow } from '#domain/stayList/listPlan.ts'
import { submitInBatches } from '#db/batches.ts'
import { changeFor, freshKey, pageClient, toQueuedChange } from '#db/changes.ts'
import { submitChange } from '#db/writer.ts'
import { useLongWrites } from '#features/office/useLongWrites.ts'
import { useQueue } from '#features/office/useQueue.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { translate } from '#i18n/index.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

export type NewRow = ListRow & { state: 'new' }

type News = { added: Change } & ({ state: 'written' } | { state: 'refused'; failure: unknown })

/** The progress of adding a list's stays. */
export type ListRun = {
  added: readonly Change[]
  refused: readonly (News & { state: 'refused' })[]
  isDone: boolean
}

const TEXTS = {
  written: (count: number) => translate('office.stayList.written', { count }),
  left: (count: { written: number; refused: number }) => translate('office.channels.left', count),
}

/** Adds the stays of rows with their payments, collects the results, and removes the added stays again. */
export function useListRun() {
  const longWrite = useLongWrites(TEXTS)
  const { post } = useQueue()
  const language = useLanguage()
  const [run, setRun] = useState<ListRun | null>(null)

  /** Adds them; `confirmedOn` is the day on which their confirmations count as sent, if they were. */
  async function start(rows: readonly NewRow[], confirmedOn: IsoDate | null) {
    const changes = rows.map(({ stay, payments }) =>
      changeFor(
        toAdd(
          stay,
          [],
          payments.map((payment) => ({ ...payment, key: freshKey() })),
        ),
      ),
    )
    setRun({ added: [], refused: [], isDone: false })
    await longWrite<News>(
      (onNews) =>
        submitInBatches(
          changes,
          (change) => submitChange(pageClient, change),
          (added, outcome) => {
            if (outcome.state === 'written' && confirmedOn) confirm(added, confirmedOn)
            onNews({ added, ...outcome })
          },
        ),
      (news) => setRun((now) => now && add(now, news)),
    )
    setRun((now) => now && { ...now, isDone: true })
  }

  function confirm({ id, wanted }: Change, date: IsoDate) {
    if (wanted?.blocked) return
    const mark = { letter: 'written', about: id, kind: 'confirmation', date, language } as const
    // Without the mark, the letter is merely offered again.
    post(toQueuedChange({ of: 'letter', ...mark })).catch(() => {})
  }

  /** Deletes the added stays through the queue, except those that somebody has changed since. */
  async function undo(stays: readonly Reservation[]) {
    const added = new Set(run?.added.map(({ id }) => id))
    const present = stays.filter(({ id }) => added.has(id))
    setRun(null)
    const results = await Promise.all(
      present.map(async (stay) => {
        if (stay.version !== 1) return stay
        const removal = { of: 'stay' as const, ...changeFor(toDelete(stay)) }
        return post(removal).then(
          () => null,
          () => stay,
        )
      }),
    )
    const left = results.flatMap((stay) => stay?.musteriAdi ?? [])
    const count = present.length - left.length
    toastDone(() => translate('office.stayList.undone', { count }))
    if (left.length > 0)
      toastFailed(() => translate('office.stayList.keptAfterUndo', { guests: left.join(', ') }))
  }

  return { run, start, undo }
}

/** The guest of an added stay. */
export function guestIn(change: Change): string {
  return stayIn(change)?.musteriAdi ?? ''
}

function add(run: ListRun, news: News): ListRun {
  return news.state === 'refused'
    ? { ...run, refused: [...run.refused, news] }
    : { ...run, added: [...run.added, news.added] }
}
