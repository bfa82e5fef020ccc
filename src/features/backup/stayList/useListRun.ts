import { useState } from 'react'
import { toAdd } from '#domain/commands/command.ts'
import type { ListRow } from '#domain/stayList/listPlan.ts'
import { freshKey, pageClient } from '#db/changes.ts'
import { importOver } from '#db/importing.ts'
import { useLongWrites } from '#features/office/useLongWrites.ts'
import { translate } from '#i18n/index.ts'

export type NewRow = ListRow & { state: 'new' }

type News =
  | { state: 'written'; guest: string }
  | { state: 'refused'; guest: string; failure: unknown }

/** The progress of adding a list's stays. */
export type ListRun = {
  written: number
  refused: readonly (News & { state: 'refused' })[]
  isDone: boolean
}

const TEXTS = {
  written: (count: number) => translate('office.stayList.written', { count }),
  left: (count: { written: number; refused: number }) => translate('office.channels.left', count),
}

/** Adds the stays of rows with their payments, and collects the results. */
export function useListRun() {
  const longWrite = useLongWrites(TEXTS)
  const [run, setRun] = useState<ListRun | null>(null)

  async function start(rows: readonly NewRow[]) {
    const wanted = rows.map(({ stay, payments }) => ({
      guest: stay.musteriAdi,
      intended: toAdd(
        stay,
        [],
        payments.map((payment) => ({ ...payment, key: freshKey() })),
      ),
    }))
    setRun({ written: 0, refused: [], isDone: false })
    await longWrite<News>(
      (onNews) =>
        importOver(pageClient, wanted, ({ guest }, outcome) => onNews({ guest, ...outcome })),
      (news) => setRun((now) => now && add(now, news)),
    )
    setRun((now) => now && { ...now, isDone: true })
  }

  return { run, start }
}

function add(run: ListRun, news: News): ListRun {
  return news.state === 'refused'
    ? { ...run, refused: [...run.refused, news] }
    : { ...run, written: run.written + 1 }
}
