import { expect, test } from 'vitest'
import { GoneMeanwhile } from '#domain/failure.ts'
import { readOwnLetter } from '#domain/letters/ownLetters.ts'
import { day } from '#domain/testing.ts'
import { ASKED, ASKED_IDS, draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { markWritten, sendLetter, unmarkWritten } from './letterWriter.ts'

const [asked] = ASKED_IDS
const NEW = readOwnLetter(null)
const thanks = { kind: 'thanks', language: 'tr', seen: NEW } as const
const said = (body: string) => ({ subject: 'Teşekkür', body })
const today = { date: day('2026-06-01'), language: 'tr' }

const open = () => openForTwo({ requests: { [asked]: ASKED } })

test('of two owners who change a letter together, the second gets an error, and the first text is stored', async () => {
  const { ada, can, stored } = await open()
  await sendLetter(ada, { ...thanks, wanted: said('Sağ olun.') })

  const second = failed(sendLetter(can, { ...thanks, wanted: said('Var olun.') }))

  expect(await second).toMatchObject({ reason: 'changed' })
  const text = readOwnLetter(await stored('letters/thanks/tr'))
  expect(text).toEqual({ own: said('Sağ olun.'), version: 1, by: 'owner@example.com' })

  // A deletion and a new text both replace the loaded version.
  await sendLetter(can, { ...thanks, seen: text, wanted: null })
  expect(await failed(sendLetter(ada, { ...thanks, wanted: said('x') }))).toMatchObject({
    reason: 'changed',
  })
  expect(readOwnLetter(await stored('letters/thanks/tr'))).toMatchObject({ own: null, version: 2 })
})

test('a sent letter is recorded for both owners, with the last one’s data, and can be withdrawn by either', async () => {
  const { ada, can, stored, unsoundness } = await open()
  const { id } = await ada.add(draft('2026-07-10', '2026-07-12'))
  const mark = { about: id, kind: 'confirmation' } as const

  await Promise.all([
    markWritten(ada, mark, today),
    markWritten(can, mark, { ...today, language: 'en' }),
  ])
  await markWritten(can, { about: asked, kind: 'decline' }, today)

  expect(await stored(`written/${id}/confirmation`)).toMatchObject({ date: '2026-06-01' })
  expect(await stored(`written/${asked}/decline/by`)).toBe('coowner@example.com')
  expect(await unsoundness()).toEqual([])

  await unmarkWritten(ada, { about: asked, kind: 'decline' })
  expect(await stored(`written/${asked}`)).toBeNull()
})

test('a letter to a deleted stay is not recorded', async () => {
  const { ada, can, stored } = await open()
  const stay = await ada.add(draft('2026-07-10', '2026-07-12'))
  await can.remove(stay)

  const mark = markWritten(ada, { about: stay.id, kind: 'reminder' }, today)

  expect(await failed(mark)).toBeInstanceOf(GoneMeanwhile)
  expect(await stored('written')).toBeNull()
})
