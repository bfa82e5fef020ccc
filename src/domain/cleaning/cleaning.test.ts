import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { cleaningDays, readCleaning, writeCleaning } from './cleaning.ts'

const TODAY = day('2026-07-10')

const stays = [
  reservation({ id: 'a', checkIn: '03.07.2026', checkOut: '12.07.2026', phone: '+90 5' }),
  reservation({
    id: 'b',
    checkIn: '12.07.2026',
    checkOut: '20.07.2026',
    musteriAdi: 'Mehmet Ali Kaya',
    guests: 4,
    arrivalTime: '14:30',
    cot: true,
    houseNotes: 'Yastık alerjisi',
  }),
  reservation({ id: 'own', checkIn: '21.07.2026', checkOut: '22.07.2026', blocked: true }),
  reservation({ id: 'late', checkIn: '24.07.2026', checkOut: '28.07.2026' }),
]

test('lists who leaves and arrives in the next two weeks, with first names and no amounts', () => {
  const days = cleaningDays(stays, TODAY)

  expect(days).toEqual([
    {
      date: '2026-07-12',
      leaves: 'Ayşe',
      arrives: 'Mehmet',
      nights: 8,
      at: '14:30',
      people: 4,
      cot: true,
      notes: 'Yastık alerjisi',
    },
    { date: '2026-07-20', leaves: 'Mehmet' },
  ])
  expect(readCleaning({ at: 1, days: writeCleaning(days) })).toEqual(days)
  expect(readCleaning(null)).toBeNull()
})
