import type { WantedStay } from '#domain/backup/compareStays.ts'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { restoreStays } from '#db/restoreBackup.ts'
import type { Outcome } from '#db/batches.ts'
import {
  adding,
  atOnce,
  editing,
  unlessEditedOrDeleted,
  type Race,
  removing,
  type Run,
  stay,
  unless,
  unlessIs,
  unlessOne,
} from './race.ts'
import type { Owner } from '#scripts/sample/season.ts'

/** The races of an owner who restores a backup. */
export const RECOVER_RACES: { readonly [title: string]: Race } = {
  'one puts a backup back, the other changes what it would put back': async (run) => {
    const { saved, seen, putting } = await savedAndChanged(run, { notlar: 'Can' })
    const answers = await atOnce(run, putting, editing({ notlar: 'Yine Can' })(seen))
    const { notlar } = await run.can.see(saved.id)
    return [
      ...unlessOne(answers, 'Clashing'),
      ...unlessIs(notlar, answers[0] === 'done' ? saved.notlar : 'Yine Can'),
    ]
  },

  'one puts a backup back, the other deletes what it would change': async (run) => {
    const { stay: elsewhere } = stay(addDays(run.from, 10), 3)
    const { saved, seen, putting } = await savedAndChanged(run, { stay: elsewhere })
    return unlessEditedOrDeleted(run.can, saved, ...(await atOnce(run, putting, removing(seen))))
  },

  'one puts a deleted stay back, the other books its nights': async (run) =>
    unlessOne(
      await atOnce(run, (await savedAndDeleted(run)).putting, adding(run, 2)),
      'NightTaken',
    ),

  'both put a deleted stay back': async (run) => {
    const { saved, putting } = await savedAndDeleted(run)
    const answers = await atOnce(run, putting, putting)
    const { version } = await run.can.see(saved.id)
    return [...unless(answers, ['done', 'done']), ...unlessIs(version, 3)]
  },
}

/** A stay of a backup that has changed since. */
async function savedAndChanged({ ada, can, from }: Run, change: Partial<Reservation>) {
  const saved = await ada.add(stay(from, 3))
  await can.edit(saved, change)
  const seen = await can.see(saved.id)
  return { saved, seen, putting: (owner: Owner) => putBack(owner, saved, seen) }
}

/** A stay of a backup that was deleted since. */
async function savedAndDeleted({ ada, can, from }: Run) {
  const saved = await ada.add(stay(from, 3))
  await can.remove(saved)
  return { saved, putting: (owner: Owner) => putBack(owner, saved, null) }
}

/**
 * Restores a stay of a backup over the version `seen`, `null` for none; rejects as for a single
 * stay.
 */
async function putBack(owner: Owner, saved: Reservation, seen: Reservation | null): Promise<void> {
  const { id, version: _, ...wanted } = saved
  const picked: WantedStay = { id, wanted, base: seen, fields: [], payments: [] }
  const outcomes: Outcome[] = []
  await restoreStays(owner, [picked], (_stay, outcome) => outcomes.push(outcome))
  const [outcome, ...more] = outcomes
  if (outcome === undefined || more.length > 0) throw new Error('One stay has one outcome.')
  if (outcome.state !== 'written') throw outcome.failure
}
