import { NO_PRICES } from '#domain/prices/prices.ts'
import { agreement, BALANCE_AT_DOOR } from '#domain/testing.ts'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, type IsoDate } from '#domain/date.ts'
import { getField } from '#domain/field/record.ts'
import { keepSentLetter } from '#domain/letters/sentLetters.ts'
import { answerRequest, type Reply } from '#domain/request/answerRequest.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import {
  isCancelled,
  type Reservation,
  type UnreadableRecord,
  writeDetails,
} from '#domain/stay/reservation.ts'
import { toAdd, toEdit } from '#domain/stay/stayChange.ts'
import type { KeyedPayment } from '#domain/stay/stayWrites.ts'
import { day } from '#domain/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { draft, openSeason, type Owner } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'
import { randomKey } from './randomKey.ts'
import { FAULTS, isUnconnected, resultOf } from './testingFaults.ts'

/** What both owners see before they act at the same time, in days of their own. */
type View = {
  from: IsoDate
  request: StoredRequest | null
  stay: Reservation | null
  payments: readonly KeyedPayment[]
}

/** An owner's action; afterwards `isTrue` checks its result in all stored data. */
type Action = (owner: Owner, view: View) => { run: () => Promise<unknown>; isTrue: IsTrue }
type IsTrue = (data: unknown) => boolean

const valueAt = (data: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((value, name) => getField(value, name), data)

const basis = (today: IsoDate) => ({
  today,
  prices: NO_PRICES,
  terms: BALANCE_AT_DOOR,
  depositDays: 5,
})

const reply = (kind: Reply['kind'], isTrue: (view: View, data: unknown) => boolean): Action => {
  return (owner, view) => ({
    run: async () => {
      const { from, stay, payments } = view
      const asked = { request: seen(view.request), stay, payments }
      const given =
        kind === 'hold' ? { kind, until: from, guest: 'İpek Işık', basis: basis(from) } : { kind }
      const outcome = answerRequest(given, asked, () => newKey(owner))
      if (outcome.kind === 'save') await saveIn(owner, outcome.change)
    },
    isTrue: (data) => isTrue(view, data),
  })
}

/** Whether the request has a status, and a stay that holds its days just if that is `held`. */
const hasStatus = (status: string) => (view: View, data: unknown) => {
  const stay = valueAt(data, `requests/${view.request?.id}/reservationId`)
  const id = typeof stay === 'string' ? stay : view.stay?.id
  const hold = valueAt(data, `reservationDetails/${id}/status`)
  return (
    valueAt(data, `requests/${view.request?.id}/status`) === status &&
    hold === (status === 'held' ? 'held' : undefined)
  )
}

/** Accepts as the form does: with a new stay, or with the one that holds the days. */
const accept: Action = (owner, { request, stay, from }) => {
  const id = stay?.id ?? newKey(owner)
  const next = { ...draft(from, addDays(from, 3)), request: seen(request).id }
  const answer = { status: 'accepted', reservationId: id } as const
  const answered = [{ request: seen(request), answer }]
  return {
    run: () =>
      owner.perform(stay ? toEdit(stay, next, { answered }) : toAdd(next, { answered, id })),
    isTrue: (data) =>
      valueAt(data, `requests/${seen(request).id}/reservationId`) === id &&
      valueAt(data, `reservationDetails/${id}/status`) === 'booked',
  }
}

const pay: Action = (owner, { stay, from }) => {
  const amount = Math.round(Math.random() * 1e6) + 1
  return {
    run: () => owner.pay(seen(stay), { date: from, amount, method: 'cash' }),
    isTrue: (data) =>
      JSON.stringify(valueAt(data, `payments/${seen(stay).id}`))?.includes(`:${amount},`),
  }
}

const ACTIONS = {
  accept,
  hold: reply('hold', hasStatus('held')),
  decline: reply('decline', hasStatus('declined')),
  takeBack: reply('takeBack', hasStatus('new')),
  delete: reply(
    'delete',
    ({ request, stay }, data) =>
      valueAt(data, `requests/${request?.id}`) === undefined &&
      valueAt(data, `reservationDetails/${stay?.id}`) === undefined,
  ),
  pay,
  unpay: (owner, { stay, payments: [payment] }) => ({
    run: () => owner.unpay(seen(stay), seen(payment)),
    isTrue: (data) => valueAt(data, `payments/${stay?.id}/${payment?.key}`) === undefined,
  }),
  remove: (owner, { stay, payments }) => ({
    run: () => owner.remove(seen(stay), payments),
    isTrue: (data) => valueAt(data, `reservationDetails/${stay?.id}`) === undefined,
  }),
  cancel: (owner, { stay }) => ({
    run: () => owner.cancel(seen(stay)),
    isTrue: (data) => valueAt(data, `reservationDetails/${stay?.id}/status`) === 'cancelled',
  }),
  uncancel: (owner, { stay }) => ({
    run: () => (stay && isCancelled(stay) ? owner.uncancel(stay) : expect.fail('not cancelled')),
    isTrue: (data) => valueAt(data, `reservationDetails/${stay?.id}/status`) === 'booked',
  }),
  edit: (owner, { stay }) => {
    const notlar = newKey(owner)
    return {
      run: () => owner.edit(seen(stay), { notlar }),
      isTrue: (data) => valueAt(data, `reservationDetails/${stay?.id}/notlar`) === notlar,
    }
  },
  repair: (owner, { stay }) => {
    const original = unreadable(seen(stay))
    const notlar = newKey(owner)
    return {
      run: () => owner.perform(toEdit(original, { ...seen(stay), notlar })),
      isTrue: (data) =>
        valueAt(data, `reservationDetails/${stay?.id}/notlar`) === notlar &&
        valueAt(data, `reservationDetails/${stay?.id}/guestKey`) === stay?.guestKey &&
        valueAt(data, `reservationDetails/${stay?.id}/agreement/entry`) === stay?.agreement?.entry,
    }
  },
  markSent: (owner, { stay }) => ({
    run: () => saveIn(owner, keepSentLetter(seen(stay).id, newKey(owner), sentLetter(seen(stay)))),
    // A deleted stay takes its letters with it.
    isTrue: (data) =>
      valueAt(data, `reservationDetails/${stay?.id}`) === undefined ||
      valueAt(data, `letterMarks/${stay?.id}/held/checkIn`) === stay?.dates.checkIn,
  }),
  reportIdentity: (owner, { stay, from }) => {
    const by = owner.author()
    return {
      run: () => owner.edit(seen(stay), { identityReportedOn: from, identityReportedBy: by }),
      isTrue: (data) => valueAt(data, `reservationDetails/${stay?.id}/identityReportedBy`) === by,
    }
  },
  book: (owner, { from }) => {
    const musteriAdi = newKey(owner)
    const next = draft(from, addDays(from, 2), { musteriAdi })
    return {
      run: () => owner.add(next),
      isTrue: (data) =>
        valueAt(
          data,
          `reservationDetails/${String(valueAt(data, `nights/${from}`))}/musteriAdi`,
        ) === musteriAdi,
    }
  },
  import: (owner, { from }) => {
    const musteriAdi = newKey(owner)
    const days = [from, addDays(from, 1), addDays(from, 2)]
    const list = days.map((each) => draft(each, addDays(each, 1), { musteriAdi }))
    return {
      run: () => owner.addAll(list),
      isTrue: (data) =>
        days.every((each) => {
          const id = String(valueAt(data, `nights/${each}`))
          return valueAt(data, `reservationDetails/${id}/musteriAdi`) === musteriAdi
        }),
    }
  },
} satisfies { [name: string]: Action }

type ActionName = keyof typeof ACTIONS

/** A record that both owners change, and the possible actions; each pair of actions is a scene. */
const MEETINGS: { [subject: string]: { actions: readonly ActionName[]; prepare: Prepare } } = {
  'a new request': {
    actions: ['accept', 'hold', 'decline', 'delete', 'book', 'import'],
    prepare: async (owner, from) => ({ request: await ask(owner, from), stay: null }),
  },
  'a held request with a deposit': {
    actions: ['accept', 'decline', 'takeBack', 'delete', 'pay', 'markSent'],
    prepare: async (owner, from) => {
      const { id } = await ask(owner, from)
      const stay = await paid(owner, await owner.hold(id, from))
      return { request: await owner.seeRequest(id), stay }
    },
  },
  'a booked stay with a payment': {
    actions: ['pay', 'unpay', 'remove', 'cancel', 'edit', 'reportIdentity'],
    prepare: async (owner, from) => ({
      request: null,
      stay: await paid(owner, await owner.add(draft(from, addDays(from, 3)))),
    }),
  },
  'a record that cannot be read': {
    actions: ['repair', 'remove'],
    prepare: async (owner, from, store) => {
      const more = { guestKey: randomKey(), agreement: agreement() }
      const { id } = await owner.add(draft(from, addDays(from, 3), more))
      const stay = await owner.see(id)
      await store(`reservations/${id}`, UNREADABLE)
      return { request: null, stay }
    },
  },
  'a cancelled stay': {
    actions: ['uncancel', 'book', 'remove'],
    prepare: async (owner, from) => {
      const { id } = await owner.add(draft(from, addDays(from, 3)))
      await owner.cancel(await owner.see(id))
      return { request: null, stay: await owner.seeCancelled(id) }
    },
  },
}
type Prepare = (
  owner: Owner,
  from: IsoDate,
  store: (path: string, value: unknown) => Promise<unknown>,
) => Promise<Pick<View, 'request' | 'stay'>>

const UNREADABLE = { girisTarihi: '?', cikisTarihi: '?' }

function unreadable(stay: Reservation): UnreadableRecord {
  const details = { ...writeDetails(stay), version: stay.version }
  const read = readRecord(stay.id, UNREADABLE, details)
  return 'unreadable' in read ? read.unreadable : expect.fail('It can be read')
}

async function ask(owner: Owner, from: IsoDate): Promise<StoredRequest> {
  return owner.seeRequest(await owner.ask(from, addDays(from, 3)))
}

async function paid(owner: Owner, stay: Reservation): Promise<Reservation> {
  await owner.pay(stay, { date: stay.dates.checkIn, amount: 3000, method: 'cash' })
  return owner.see(stay.id)
}

function sentLetter({ dates, toplamUcret }: Reservation) {
  const letter = { kind: 'held', language: 'tr', how: 'whatsapp', text: 'Merhaba' } as const
  return { ...letter, content: { ...dates, total: toplamUcret, paid: 0 } }
}

function seen<Value>(value: Value | null | undefined): Value {
  return value ?? expect.fail('The view has none')
}

const SCENES = Object.entries(MEETINGS).flatMap(([subject, { actions, prepare }]) =>
  actions.flatMap((one, index) =>
    actions
      .slice(index)
      .map((other) => ({ title: `${subject}: ${one}, ${other}`, one, other, prepare })),
  ),
)

const FIRST = day('2027-01-01')
const DAYS_A_SCENE = 4

test(
  `${SCENES.length} scenes of two owners × ${FAULTS.length} faults of a line tear nothing, and no untrue success is reported`,
  { timeout: 240_000 },
  async () => {
    const season = await openSeason()
    const can = await season.signIn('coowner')
    const stages = await Promise.all(
      SCENES.map(async (scene) => {
        const line = await openBadLine(season.backend.databasePort)
        onTestFinished(line.stop)
        return { ...scene, line, ada: await season.signIn('owner', line.port) }
      }),
    )
    const found: string[] = []
    for (const [round, [fault, begin]] of FAULTS.entries()) {
      const played = await Promise.all(
        stages.map(async ({ title, one, other, prepare, line, ada }, index) => {
          const from = addDays(FIRST, DAYS_A_SCENE * (round * SCENES.length + index))
          const { request, stay } = await prepare(can, from, season.store)
          const payments = stay ? await can.seePaid(stay.id) : []
          return { title, one, other, line, ada, view: { from, request, stay, payments } }
        }),
      )
      const results = await Promise.all(
        played.map(async ({ title, one, other, line, ada, view }) => {
          const actions = [ACTIONS[one](ada, view), ACTIONS[other](can, view)] as const
          begin(line)
          const attempts = actions.map(({ run }) => resultOf(run()))
          if (!fault.startsWith('cut after')) line.repair()
          return { title, actions, results: await Promise.all(attempts) }
        }),
      )
      const data = await season.stored('')
      for (const {
        title,
        actions,
        results: [one, other],
      } of results) {
        const summary = `${fault}, ${title}: ${one}, ${other}`
        if (actions.some(({ isTrue }, index) => [one, other][index] === 'done' && !isTrue(data)))
          found.push(`${summary}, which is not true`)
        if (one !== 'done' && other !== 'done' && !isUnconnected(one))
          found.push(`${summary}, so that nobody succeeds`)
      }
      expect(await season.unsoundness()).toEqual([])
    }
    expect(found).toEqual([])
  },
)
