import type { WantedStay } from '#domain/backup/compareStays.ts'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { restoreStays } from '#db/restoreBackup.ts'
import type { Outcome } from '#db/batches.ts'
import { atOnce, CANS, mourn, type Race, stay, unless, unlessOne } from './race.ts'
import type { Owner } from '#scripts/sample/season.ts'

/** The races of an owner who restores a backup. */
export const RECOVER_RACES: { readonly [title: string]: Race } = {
  'one puts a backup back, the other changes what it would put back': async (run) => {
    const { ada, can, from } = run
    const saved = await ada.add(stay(from, 3))
    await can.edit(saved, { notlar: 'Can' })
    const seen = await can.see(saved.id)
    const answers = await atOnce(
      run,
      () => putBack(ada, saved, seen),
      () => can.edit(seen, { notlar: 'Yine Can' }),
    )
    const { notlar } = await can.see(saved.id)
    const won = answers[0] === 'done' ? saved.notlar : 'Yine Can'
    return [
      ...unlessOne(answers, 'Clashing'),
      ...(notlar === won ? [] : [`"${won}" was told to be done, and ${notlar} is stored`]),
    ]
  },

  'one puts a deleted stay back, the other books its nights': async (run) => {
    const { ada, can, from } = run
    const saved = await ada.add(stay(from, 3))
    await can.remove(saved)
    const answers = await atOnce(
      run,
      () => putBack(ada, saved, null),
      () => can.add(stay(addDays(from, 2), 3, CANS)),
    )
    return unlessOne(answers, 'NightTaken')
  },

  'both put a deleted stay back': async (run) => {
    const saved = await run.ada.add(stay(run.from, 3))
    await run.can.remove(saved)
    const putIt = (owner: Owner) => putBack(owner, saved, null)
    const answers = await atOnce(run, putIt, putIt)
    const { version } = await run.can.see(saved.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...(version === 3 ? [] : [`it came back as version ${version}`]),
    ]
  },

  'one puts a backup back, the other deletes what it would change': async (run) => {
    const { ada, can, from } = run
    const saved = await ada.add(stay(from, 3))
    await can.edit(saved, { stay: stay(addDays(from, 10), 3).stay })
    const seen = await can.see(saved.id)
    const [put, removed] = await atOnce(
      run,
      () => putBack(ada, saved, seen),
      () => can.remove(seen),
    )
    return mourn(can, saved, put, removed)
  },
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
