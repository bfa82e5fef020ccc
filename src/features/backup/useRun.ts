import { useState } from 'react'
import { countPicked, type News, type Picked, type RestoreBackup } from './picked.ts'

/** The progress of restoring. */
export type Run = {
  state: 'running' | 'done'
  count: number
  written: number
  /** The guests whose stay was merged with another owner's change. */
  merged: readonly string[]
  refused: readonly (News & { state: 'refused' })[]
}

/** Restores items and collects the results. */
export function useRun(recover: RestoreBackup, onWritten: (news: News) => void) {
  const [run, setRun] = useState<Run | null>(null)

  async function start(picked: Picked) {
    setRun({ state: 'running', count: countPicked(picked), written: 0, merged: [], refused: [] })
    await recover(picked, (news) => {
      setRun((now) => now && add(now, news))
      if (news.state === 'written') onWritten(news)
    })
    setRun((now) => now && { ...now, state: 'done' })
  }

  return { run, start }
}

function add(run: Run, news: News): Run {
  return news.state === 'refused'
    ? { ...run, refused: [...run.refused, news] }
    : {
        ...run,
        written: run.written + 1,
        merged: news.merged ? [...run.merged, news.guest] : run.merged,
      }
}
