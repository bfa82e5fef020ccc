import { expect, test } from 'vitest'
import { usesOf } from '#domain/office/yearDays.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { paperName } from './MonthGrid.tsx'

const WEEK = ['06', '07', '08', '09', '10', '11', '12'].map((date) => day(`2026-07-${date}`))

test('a printed week names each stay once, across its nights', () => {
  const uses = usesOf(
    [
      reservation({ id: 'a', musteriAdi: 'Ayşe', checkIn: '01.07.2026', checkOut: '08.07.2026' }),
      reservation({ id: 'b', musteriAdi: 'Can', checkIn: '08.07.2026', checkOut: '09.07.2026' }),
      reservation({ id: 'c', musteriAdi: 'Defne', checkIn: '10.07.2026', checkOut: '20.07.2026' }),
    ],
    { checkIn: day('2026-07-01'), checkOut: day('2026-08-01') },
  )

  const names = WEEK.flatMap((each) => {
    const name = paperName(each, WEEK, uses)
    return name ? [[each, name.night.musteriAdi, name.className.split(' ').at(-1)]] : []
  })

  expect(names).toEqual([
    ['2026-07-06', 'Ayşe', 'print:after:w-[200%]'],
    ['2026-07-08', 'Can', 'print:after:w-full'],
    ['2026-07-10', 'Defne', 'print:after:w-[300%]'],
  ])
})
