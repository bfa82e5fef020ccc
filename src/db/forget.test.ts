import { expect, test } from 'vitest'
import { toAdd } from '#domain/commands/command.ts'
import { REMOVED_GUEST, REMOVED_PERSON } from '#domain/removedPerson.ts'
import { draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { forgetOver } from './forget.ts'
import { makeChange } from './makeChange.ts'
import { writeAnswer } from './requestWriter.ts'
import { submitChange } from './writer.ts'

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
  language: 'tr',
}
const wanted = draft(days.checkIn, days.checkOut, {
  musteriAdi: 'İpek Işık',
  phone: '+90 555 010 20 30',
  email: 'ipek@example.com',
  guests: 3,
  request: first,
})

/** Two owners, and a stay for two requests. */
async function openAccepted() {
  const season = await openForTwo({ requests: { [first]: request, [again]: request } })
  const change = makeChange(season.ada.database, toAdd(wanted, [first, again]))
  await submitChange(season.ada, change)
  return { ...season, id: change.id, base: { ...wanted, id: change.id, version: 1 } }
}

const PERSONAL = /İpek|Işık|ipek@|555 ?010|Bebek|Geç gelecek/

test('removes a person from the stay and each of its requests; dates, amounts and answers remain', async () => {
  const { can, stored, id } = await openAccepted()

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
})

test('finds the requests by their stay', async () => {
  const { can, stored, id } = await openAccepted()

  await forgetOver(can, { requests: [], stay: id })

  expect(JSON.stringify(await stored(''))).not.toMatch(PERSONAL)
})

test('keeps the other owner’s concurrent change, and removes the person', async () => {
  const { ada, can, stored, id, base } = await openAccepted()
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
})

test('removes only the guest of a request without a stay', async () => {
  const { ada, stored } = await openForTwo({ requests: { [first]: request } })
  await writeAnswer(ada, { ids: [first], seen: 'new', answer: { status: 'declined' } })

  await forgetOver(ada, { requests: [first], stay: null })

  expect(await stored(`requests/${first}`)).toEqual({
    reservation: { ...REMOVED_GUEST, ...days },
    language: 'tr',
    status: 'declined',
  })
})

test('removes all other fields of a record in the older layout', async () => {
  const { musteriAdi, kapora, kalan, toplamUcret, notlar } = draft(days.checkIn, days.checkOut)
  const fields = { musteriAdi, kapora, kalan, toplamUcret, notlar, oda: 'Işık’ın odası' }
  const { ada, stored } = await openForTwo({
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
})

test('reports that nothing is left of a deleted person', async () => {
  const { ada } = await openForTwo()

  expect(await failed(forgetOver(ada, { requests: [first], stay: 'gone' }))).toMatchObject({
    reason: 'gone',
  })
})
