import type { Import, ImportNews } from '#features/backoffice/tools/import/wanted.ts'
import { pageLine } from '#firebase/changes.ts'
import { importOver } from '#firebase/importing.ts'
import { tell } from '#i18n/index.ts'
import { useLongWrites } from './useLongWrites.ts'

const TEXTS = {
  written: (count: number) => tell('office.channels.written', { count }),
  left: (count: { written: number; refused: number }) => tell('office.channels.left', count),
}

/** Writes what an owner has ticked of a calendar. */
export function useImport(): Import {
  const run = useLongWrites(TEXTS)
  return (rows, onNews) =>
    run<ImportNews>(
      (tellNews) => importOver(pageLine, rows, (row, outcome) => tellNews({ ...row, ...outcome })),
      onNews,
    )
}
