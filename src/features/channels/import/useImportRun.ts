import { useState } from 'react'
import type { Import, ImportNews, Leaves, WantedRow } from './wanted.ts'

/** The progress of an import. */
export type ImportRun = {
  state: 'running' | 'done'
  count: number
  written: number
  refused: readonly (ImportNews & { state: 'refused' })[]
}

/** Imports rows and collects the results. */
export function useImportRun(onImport: Import) {
  const [run, setRun] = useState<ImportRun | null>(null)

  async function start(rows: readonly WantedRow[], leaves: Leaves) {
    setRun({ state: 'running', count: rows.length, written: 0, refused: [] })
    await onImport(rows, leaves, (news) => setRun((now) => now && add(now, news)))
    setRun((now) => now && { ...now, state: 'done' })
  }

  return { run, start }
}

function add(run: ImportRun, news: ImportNews): ImportRun {
  return news.state === 'refused'
    ? { ...run, refused: [...run.refused, news] }
    : { ...run, written: run.written + 1 }
}
