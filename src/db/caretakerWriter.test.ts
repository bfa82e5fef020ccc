import { describe, expect, test } from 'vitest'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { choicesAt } from '#domain/caretaker/choices.ts'
import { emptyPostbox } from '#domain/caretaker/postbox.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { failed, openForTwo } from '#scripts/sample/season.ts'
import {
  changePostboxOver,
  saveFailingOver,
  saveLookOver,
  sendChoices,
  sendScript,
} from './caretakerWriter.ts'

const { owner, coowner } = DEMO_ACCOUNTS

async function open() {
  const season = await openForTwo()
  return { ...season, see: async () => readCaretaker(await season.stored('caretaker')) }
}

test('an owner’s choices are stored beside the other’s', async () => {
  const { ada, can, see } = await open()
  const base = choicesAt(owner.email, [], 'en')
  const wanted = { ...base, request: false }
  const theirs = choicesAt(coowner.email, [], 'tr')

  await sendChoices(ada, owner.uid, { base, wanted })
  const refusal = await failed(sendChoices(can, owner.uid, { base, wanted }))
  await sendChoices(can, coowner.uid, { base: theirs, wanted: theirs })

  expect(refusal).toMatchObject({ reason: 'permission' })
  expect((await see()).choices).toEqual([theirs, wanted])
})

test('choices from two devices are merged, and the same one changed on both is refused', async () => {
  const { ada, see } = await open()
  const base = choicesAt(owner.email, [], 'en')

  await sendChoices(ada, owner.uid, { base, wanted: { ...base, request: false } })
  await sendChoices(ada, owner.uid, { base, wanted: { ...base, morning: false } })
  expect((await see()).choices).toEqual([{ ...base, request: false, morning: false }])

  await sendChoices(ada, owner.uid, { base, wanted: { ...base, language: 'de' } })
  const late = sendChoices(ada, owner.uid, { base, wanted: { ...base, language: 'tr' } })
  expect(await failed(late)).toMatchObject({ reason: 'changed' })
})

test('of two owners who change the script’s address, the second gets an error', async () => {
  const { ada, can, see } = await open()
  const [one, other] = ['a', 'b'].map((id) => ({
    url: `https://script.google.com/macros/s/${id}/exec`,
  }))

  await sendScript(ada, { base: null, wanted: one ?? null })
  await sendScript(ada, { base: null, wanted: one ?? null })
  const second = sendScript(can, { base: null, wanted: other ?? null })

  expect(await failed(second)).toMatchObject({ reason: 'changed' })
  expect((await see()).script).toEqual(one)
  await sendScript(can, { base: one ?? null, wanted: null })
  expect((await see()).script).toBeNull()
})

test('a run and the failing channels are stored', async () => {
  const { ada, see } = await open()

  await saveLookOver(ada, { channels: 2, needed: 1, mails: 3, mailing: true })
  await saveFailingOver(ada, { a: 5, b: 7 })
  await saveFailingOver(ada, { a: null })
  await saveFailingOver(ada, {})

  const { look, failing } = await see()
  expect(look).toMatchObject({ channels: 2, mails: 3, by: owner.email })
  expect([...failing]).toEqual([['b', 7]])
})

describe('a postbox', () => {
  const EMPTY = emptyPostbox('ada@example.com')
  const claim = { by: 'me', at: 1 }

  test('is locked by one of two writers with the same version', async () => {
    const { ada, can, see } = await open()

    const claimed = await Promise.all([
      changePostboxOver(ada, 'box', EMPTY, { claim }),
      changePostboxOver(can, 'box', EMPTY, { claim: { ...claim, by: 'you' } }),
    ])

    const [winner, ...more] = claimed.flatMap((each) => each ?? [])
    expect(more).toEqual([])
    expect((await see()).postboxes.get('box')).toEqual(winner)
  })

  test('adds sent notifications, and removes old ones', async () => {
    const { ada, see } = await open()
    const trouble = { problem: 'slow', since: 1, tries: 1, next: 2 } as const
    const first = await changePostboxOver(ada, 'box', EMPTY, {
      claim,
      trouble,
      told: [
        ['request', 'a', 1],
        ['request', 'b', 2],
      ],
    })

    const second = await changePostboxOver(ada, 'box', first ?? EMPTY, {
      claim: null,
      trouble: null,
      told: [
        ['request', 'a', null],
        ['morning', '2026-07-01', 3],
      ],
    })

    expect(second).toEqual({
      to: EMPTY.to,
      version: 2,
      claim: null,
      trouble: null,
      told: new Map([
        ['request', new Map([['b', 2]])],
        ['morning', new Map([['2026-07-01', 3]])],
      ]),
    })
    const stored = (await see()).postboxes.get('box')
    expect(stored && { ...stored, told: Object.fromEntries(stored.told) }).toEqual(
      second && { ...second, told: Object.fromEntries(second.told) },
    )
  })
})
