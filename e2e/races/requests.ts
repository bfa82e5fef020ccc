import { addDays } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { statusOf } from '#domain/request.ts'
import {
  adding,
  atOnce,
  type Race,
  type Run,
  stay,
  type Told,
  told,
  undeleting,
  unless,
  unlessIs,
  unlessOne,
} from './race.ts'
import type { Owner } from '#scripts/sample/season.ts'

/** The races of two owners over requests. */
export const REQUEST_RACES: { readonly [title: string]: Race } = {
  'one accepts a request, the other adds a stay in its nights': async (run) => {
    const asked = await ask(run)
    const answers = await atOnce(run, accepting(run, asked), adding(run))
    return [
      ...unlessOne(answers, 'NightTaken'),
      ...(await unlessStands(run.can, asked, answers[0] === 'done' ? 'accepted' : 'new')),
    ]
  },

  'both accept other requests for the same nights': async (run) => {
    const [adasAsked, cansAsked] = [await ask(run), await ask(run, 1)]
    const answers = await atOnce(run, accepting(run, adasAsked), accepting(run, cansAsked, 1))
    const [adas, cans] = answers.map((answer) => (answer === 'done' ? 'accepted' : 'new'))
    return [
      ...unlessOne(answers, 'NightTaken'),
      ...(await unlessStands(run.can, adasAsked, adas)),
      ...(await unlessStands(run.can, cansAsked, cans)),
    ]
  },

  'both accept one request, each on other nights': async (run) => {
    const asked = await ask(run)
    const answers = await atOnce(run, accepting(run, asked), accepting(run, asked, 10))
    return [...unlessOne(answers, 'answered'), ...(await unlessStands(run.can, asked, 'accepted'))]
  },

  'one accepts what the other declines': async (run) => {
    const asked = await ask(run)
    const answers = await atOnce(run, accepting(run, asked), declining(asked))
    return unlessOneAnswered(run, asked, answers)
  },
  'one declines what the other accepts': async (run) => {
    const asked = await ask(run)
    const [declined, accepted] = await atOnce(run, declining(asked), accepting(run, asked))
    return unlessOneAnswered(run, asked, [accepted, declined])
  },

  'one opens a request again, the other undoes the deletion of its stay': async (run) => {
    const asked = await ask(run)
    const accepted = await run.ada.accept(asked, stay(run.from, 3))
    await run.ada.remove(accepted)
    const answers = await atOnce(
      run,
      (ada) => ada.answer(asked, 'accepted', { status: 'new' }),
      undeleting(accepted),
    )
    return [
      ...unless(answers, ['done', 'done'], ['answered', 'done']),
      ...(await unlessStands(run.can, asked, answers[0] === 'done' ? 'new' : 'accepted')),
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

function accepting({ from }: Run, asked: string, days = 0) {
  return (owner: Owner) => owner.accept(asked, stay(addDays(from, days), 3))
}

function declining(asked: string) {
  return (owner: Owner) => owner.answer(asked, 'new', { status: 'declined' })
}

async function unlessOneAnswered({ can }: Run, asked: string, answers: [Told, Told]) {
  const status = answers[0] === 'done' ? 'accepted' : 'declined'
  return [...unlessOne(answers, 'answered'), ...(await unlessStands(can, asked, status))]
}

/** In either order the person is removed, and a changed amount is kept. */
async function forgetAndEdit(run: Run, forgetting: Owner, editing: Owner) {
  const { can, from, cut, repair } = run
  const asked = await ask(run)
  const base = await can.accept(asked, stay(from, 3))
  cut()
  const forgotten = told(forgetting.forget(asked, base.id))
  const edited = told(editing.edit(base, { kapora: 1 }))
  repair()
  const answers = [await forgotten, await edited]
  const { musteriAdi, notlar, kapora } = await can.see(base.id)
  const guest = valueOf(valueOf(await can.seeRequest(asked), 'reservation'), 'email')
  const isGone = isRemoved(musteriAdi) && notlar === '' && guest === 'silindi@example.invalid'
  const stands = !isRemoved(musteriAdi) && notlar !== '' && guest === 'ayse@example.com'
  return [
    // Offline nothing can be read, so that removing fails with an error.
    ...unless(answers, ['done', 'done'], ['answered', 'done']),
    ...((answers[0] === 'done' ? isGone : stands) ? [] : [`half a person is left: ${musteriAdi}`]),
    ...unlessIs(kapora, 1),
  ]
}

async function unlessStands(owner: Owner, request: string, expected: string | undefined) {
  return unlessIs(statusOf(await owner.seeRequest(request)), expected)
}
