import { addDays } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { statusOf } from '#domain/request.ts'
import { ADAS, CANS, type Race, type Run, stay, told, unless } from './stays.ts'
import type { Owner } from '#local-backend/testing/season.ts'

const DECLINED = { status: 'declined' } as const

/** The races of two owners over what guests have asked for. */
export const REQUEST_RACES: { readonly [title: string]: Race } = {
  'one accepts a request, the other adds a stay in its nights': async (run) => {
    const { ada, can, from, cut, mend } = run
    const asked = await ask(run)
    cut()
    const adas = told(ada.accept(asked, stay(from, 3, ADAS)))
    const cans = told(can.add(stay(addDays(from, 1), 3, CANS)))
    mend()
    const answers = [await adas, await cans]
    return [
      ...unless(answers, [
        ['done', 'NightTaken'],
        ['NightTaken', 'done'],
      ]),
      ...(await unlessStands(can, asked, answers[0] === 'done' ? 'accepted' : 'new')),
    ]
  },

  'both accept other requests for the same nights': async (run) => {
    const { ada, can, from, cut, mend } = run
    const [adasAsked, cansAsked] = [await ask(run), await ask(run, 1)]
    cut()
    const adas = told(ada.accept(adasAsked, stay(from, 3, ADAS)))
    const cans = told(can.accept(cansAsked, stay(addDays(from, 1), 3, CANS)))
    mend()
    const answers = [await adas, await cans]
    const [adasStatus, cansStatus] = answers.map((answer) =>
      answer === 'done' ? ('accepted' as const) : ('new' as const),
    )
    return [
      ...unless(answers, [
        ['done', 'NightTaken'],
        ['NightTaken', 'done'],
      ]),
      ...(await unlessStands(can, adasAsked, adasStatus)),
      ...(await unlessStands(can, cansAsked, cansStatus)),
    ]
  },

  'both accept one request, each on other nights': async (run) => {
    const { ada, can, from, cut, mend } = run
    const asked = await ask(run)
    cut()
    const adas = told(ada.accept(asked, stay(from, 3, ADAS)))
    const cans = told(can.accept(asked, stay(addDays(from, 10), 3, CANS)))
    mend()
    return [
      ...unless(
        [await adas, await cans],
        [
          ['done', 'answered'],
          ['answered', 'done'],
        ],
      ),
      ...(await unlessStands(can, asked, 'accepted')),
    ]
  },

  'one accepts what the other declines': (run) => acceptAndDecline(run, run.ada, run.can),
  'one declines what the other accepts': (run) => acceptAndDecline(run, run.can, run.ada),

  'one opens a request again, the other undoes the deletion of its stay': async (run) => {
    const { ada, can, from, cut, mend } = run
    const asked = await ask(run)
    const accepted = await ada.accept(asked, stay(from, 3))
    await ada.remove(accepted)
    cut()
    const reopened = told(ada.answer(asked, 'accepted', { status: 'new' }))
    const undone = told(can.restore(accepted))
    mend()
    const answers = [await reopened, await undone]
    return [
      ...unless(answers, [
        ['done', 'done'],
        ['failed', 'done'],
      ]),
      ...(await unlessStands(can, asked, answers[0] === 'done' ? 'new' : 'accepted')),
    ]
  },

  'one removes a person whose stay the other changes': (run) =>
    forgetAndEdit(run, run.ada, run.can),
  'one changes the stay of a person whom the other removes': (run) =>
    forgetAndEdit(run, run.can, run.ada),
}

function ask({ can, from }: Run, days = 0) {
  return can.ask(addDays(from, days), addDays(from, days + 3))
}

async function acceptAndDecline(run: Run, accepting: Owner, declining: Owner) {
  const { can, from, cut, mend } = run
  const asked = await ask(run)
  cut()
  const accepted = told(accepting.accept(asked, stay(from, 3)))
  const declined = told(declining.answer(asked, 'new', DECLINED))
  mend()
  const answers = [await accepted, await declined]
  return [
    ...unless(answers, [
      ['done', 'answered'],
      ['answered', 'done'],
    ]),
    ...(await unlessStands(can, asked, answers[0] === 'done' ? 'accepted' : 'declined')),
  ]
}

/** Whoever is first: the person is gone, and a figure that was changed is as it was changed. */
async function forgetAndEdit(run: Run, forgetting: Owner, editing: Owner) {
  const { can, from, cut, mend } = run
  const asked = await ask(run)
  const base = await can.accept(asked, stay(from, 3))
  cut()
  const forgotten = told(forgetting.forget(asked, base.id))
  const edited = told(editing.edit(base, { kapora: 1 }))
  mend()
  const answers = [await forgotten, await edited]
  const { musteriAdi, notlar, kapora } = await can.see(base.id)
  const guest = valueOf(valueOf(await can.seeRequest(asked), 'reservation'), 'email')
  const isGone = isRemoved(musteriAdi) && notlar === '' && guest === 'silindi@example.invalid'
  const stands = !isRemoved(musteriAdi) && notlar !== '' && guest === 'ayse@example.com'
  return [
    // Without a line nothing can be looked at, so that nothing is removed and that is said.
    ...unless(answers, [
      ['done', 'done'],
      ['failed', 'done'],
    ]),
    ...((answers[0] === 'done' ? isGone : stands) ? [] : [`half a person is left: ${musteriAdi}`]),
    ...(kapora === 1 ? [] : [`lost: ${kapora}`]),
  ]
}

async function unlessStands(owner: Owner, request: string, expected: string | undefined) {
  const status = statusOf(await owner.seeRequest(request))
  return status === expected ? [] : [`the request is ${status}, not ${expected}`]
}
