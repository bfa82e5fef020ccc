import type { WantedStay } from '#domain/backup/compareStays.ts'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { restoreOver } from '#firebase/restore.ts'
import { CANS, mourn, type Race, stay, type Told, told, unless } from './stays.ts'
import type { Owner } from '#local-backend/testing/season.ts'

/** The races of an owner who puts a backup back. */
export const RESTORE_RACES: { readonly [title: string]: Race } = {
  'one puts a backup back, the other changes what it would put back': async (run) => {
    const { ada, can, from, cut, mend } = run
    const saved = await ada.add(stay(from, 3))
    await can.edit(saved, { notlar: 'Can' })
    const seen = await can.see(saved.id)
    cut()
    const adas = putBack(ada, saved, seen)
    const cans = told(can.edit(seen, { notlar: 'Yine Can' }))
    mend()
    const answers = [await adas, await cans]
    const { notlar } = await can.see(saved.id)
    const won = answers[0] === 'done' ? saved.notlar : 'Yine Can'
    return [
      ...unless(answers, [
        ['done', 'Clashing'],
        ['Clashing', 'done'],
      ]),
      ...(notlar === won ? [] : [`"${won}" was told to be done, and ${notlar} is stored`]),
    ]
  },

  'one puts a deleted stay back, the other books its nights': async (run) => {
    const { ada, can, from, cut, mend } = run
    const saved = await ada.add(stay(from, 3))
    await can.remove(saved)
    cut()
    const adas = putBack(ada, saved, null)
    const cans = told(can.add(stay(addDays(from, 2), 3, CANS)))
    mend()
    return unless(
      [await adas, await cans],
      [
        ['done', 'NightTaken'],
        ['NightTaken', 'done'],
      ],
    )
  },

  'both put a deleted stay back': async ({ ada, can, from, cut, mend }) => {
    const saved = await ada.add(stay(from, 3))
    await can.remove(saved)
    cut()
    const adas = putBack(ada, saved, null)
    const cans = putBack(can, saved, null)
    mend()
    const answers = [await adas, await cans]
    const { surum } = await can.see(saved.id)
    return [
      ...unless(answers, [['done', 'done']]),
      ...(surum === 3 ? [] : [`it came back as version ${surum}`]),
    ]
  },

  'one puts a backup back, the other deletes what it would change': async (run) => {
    const { ada, can, from, cut, mend } = run
    const saved = await ada.add(stay(from, 3))
    await can.edit(saved, { stay: stay(addDays(from, 10), 3).stay })
    const seen = await can.see(saved.id)
    cut()
    const adas = putBack(ada, saved, seen)
    const cans = told(can.remove(seen))
    mend()
    return mourn(can, saved, await adas, await cans)
  },
}

/** Puts a stay of a backup back over what stands there as `seen`, `null` when that is nothing, and tells how it went. */
async function putBack(owner: Owner, saved: Reservation, seen: Reservation | null): Promise<Told> {
  const { id, surum: _, ...wanted } = saved
  const picked: WantedStay = { id, wanted, base: seen, fields: [] }
  const answers: Promise<Told>[] = []
  await restoreOver(owner, [picked], (_stay, outcome) => {
    const answer = outcome.state === 'written' ? Promise.resolve() : Promise.reject(outcome.failure)
    answers.push(told(answer))
  })
  const [answer = 'failed', ...more] = await Promise.all(answers)
  return more.length === 0 ? answer : 'failed'
}
