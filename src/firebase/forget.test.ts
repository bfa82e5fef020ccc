import { expect, test } from 'vitest'
import { toAdd } from '#domain/commands/intents.ts'
import { REMOVED_GUEST, REMOVED_PERSON } from '#domain/removedPerson.ts'
import { draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { forgetOver } from './forget.ts'
import { makeChange } from './makeChange.ts'
import { writeAnswer } from './requestWriter.ts'
import { sendOver } from './writer.ts'

const [first, again] = ['-OaaaaaaaaaaaaaaaaaA', '-OaaaaaaaaaaaaaaaaaB']
const days = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
const request = {
  reservation: {
    firstname: 'İpek',
    lastname: 'Işık',
    email: 'ipek@example.com',
    phone: '+90 555 010 20 30',
    notes: 'Bebek yatağı',
    ...days,
  },
  dil: 'tr',
}
const wanted = draft(days.checkIn, days.checkOut, {
  musteriAdi: 'İpek Işık',
  phone: '+90 555 010 20 30',
  email: 'ipek@example.com',
  guests: 3,
  request: first,
})

/** Two owners, and a stay that both of two requests became. */
async function openAccepted() {
  const season = await openForTwo({ requests: { [first]: request, [again]: request } })
  const change = makeChange(season.ada.database, toAdd(wanted, [first, again]))
  await sendOver(season.ada, change)
  return { ...season, id: change.id, base: { ...wanted, id: change.id, version: 1 } }
}

const PERSONAL = /İpek|Işık|ipek@|555 ?010|Bebek|Geç gelecek/

test('a person goes from the stay and each of its requests; days, amounts and answers stay', async () => {
  const { can, stored, unsoundness, id } = await openAccepted()

  await forgetOver(can, { requests: [first], stay: id })

  expect(await stored('requests')).toMatchObject({
    [first]: { reservation: { ...REMOVED_GUEST, ...days }, status: 'accepted', reservationId: id },
    [again]: { reservation: { ...REMOVED_GUEST, ...days }, status: 'accepted', reservationId: id },
  })
  expect(await stored(`reservationDetails/${id}`)).toMatchObject({
    musteriAdi: REMOVED_PERSON,
    kapora: 3000,
    kalan: 7000,
    toplamUcret: 10_000,
    guests: 3,
    request: first,
    version: 2,
  })
  expect(JSON.stringify(await stored(''))).not.toMatch(PERSONAL)
  expect(JSON.stringify(await stored('log'))).toContain('"verb":"forget","version":2')
  expect(await unsoundness()).toEqual([])
})

test('from the stay alone, its requests are found', async () => {
  const { can, stored, unsoundness, id } = await openAccepted()

  await forgetOver(can, { requests: [], stay: id })

  expect(JSON.stringify(await stored(''))).not.toMatch(PERSONAL)
  expect(await unsoundness()).toEqual([])
})

test('what the other owner changed meanwhile is kept, and the person goes all the same', async () => {
  const { ada, can, stored, unsoundness, id, base } = await openAccepted()
  await ada.edit(base, { kapora: 1, notlar: 'Bebek yatağı kondu' })

  await forgetOver(can, { requests: [first], stay: id })
  await ada.edit({ ...base, version: 2, kapora: 1, notlar: 'Bebek yatağı kondu' }, { kalan: 5 })

  expect(await stored(`reservationDetails/${id}`)).toMatchObject({
    musteriAdi: REMOVED_PERSON,
    notlar: '',
    kapora: 1,
    kalan: 5,
    version: 4,
  })
  expect(JSON.stringify(await stored(''))).not.toMatch(PERSONAL)
  expect(await unsoundness()).toEqual([])
})

test('a request that became no stay loses its guest alone', async () => {
  const { ada, stored, unsoundness } = await openForTwo({ requests: { [first]: request } })
  await writeAnswer(ada, { ids: [first], seen: 'new', answer: { status: 'declined' } })

  await forgetOver(ada, { requests: [first], stay: null })

  expect(await stored(`requests/${first}`)).toEqual({
    reservation: { ...REMOVED_GUEST, ...days },
    dil: 'tr',
    status: 'declined',
  })
  expect(await unsoundness()).toEqual([])
})

test('a record of the older layout loses all that was kept besides', async () => {
  const { musteriAdi, kapora, kalan, toplamUcret, notlar } = draft(days.checkIn, days.checkOut)
  const fields = { musteriAdi, kapora, kalan, toplamUcret, notlar, oda: 'Işık’ın odası' }
  const { ada, stored, unsoundness } = await openForTwo({
    reservations: {
      old: { girisTarihi: '12/10/2026', cikisTarihi: '13.12.2026', ...fields },
    },
  })

  await forgetOver(ada, { requests: [], stay: 'old' })

  expect(await stored('reservations/old')).toEqual({
    girisTarihi: '12/10/2026',
    cikisTarihi: '13.12.2026',
  })
  expect(JSON.stringify(await stored(''))).not.toMatch(/Ayşe|Işık|Geç gelecek/)
  expect(await unsoundness()).toEqual([])
})

test('of what is gone there is nothing to remove', async () => {
  const { ada } = await openForTwo()

  expect(await failed(forgetOver(ada, { requests: [first], stay: 'gone' }))).toMatchObject({
    reason: 'gone',
  })
})
