import { beforeAll, expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { stayListWords } from '#i18n/stayListWords.ts'
import { checkStayList } from './checkStayList.ts'
import { readStayList } from './stayList.ts'

beforeAll(loadOfficeTexts)

function rowsOf(text: string) {
  const list = readStayList(text, stayListWords(), { order: null, rows: new Map() })
  return 'problem' in list ? expect.fail(list.problem.code) : list.rows
}

const LIST = `Misafir	Giriş	Çıkış	Toplam
Ada Ak	01.08.2027	05.08.2027	20000
Zeynep Can	05.08.2027	09.08.2027	21000
Bora Er	07.08.2027	12.08.2027	22000`

const checked = (...stays: Parameters<typeof checkStayList>[1][number][]) =>
  checkStayList(rowsOf(LIST), stays).map((row) => {
    if (row.state === 'overlapping') return `${row.by.musteriAdi}, line ${row.above}`
    return row.state
  })

test('a row is good unless its stay is stored or shares a night with a stored one or an upper row', () => {
  const ada = seasonStay('a', '2027-08-01', '2027-08-05', { musteriAdi: 'ada ak' })
  const can = seasonStay('c', '2027-08-08', '2027-08-10', { musteriAdi: 'Can' })

  expect(checked(ada)).toEqual(['stored', 'good', 'Zeynep Can, line 3'])
  expect(checked(can)).toEqual(['good', 'Can, line null', 'Can, line null'])
})

test('a cancelled stay is stored, and frees its nights for others', () => {
  const cancelled = seasonStay('a', '2027-08-01', '2027-08-05', {
    musteriAdi: 'Ada Ak',
    status: 'cancelled',
    cancellation: { kept: 0, by: '', at: 0 },
  })

  expect(checked(cancelled)).toEqual(['stored', 'good', 'Zeynep Can, line 3'])
  expect(checked({ ...cancelled, musteriAdi: 'Can' })).toEqual([
    'good',
    'good',
    'Zeynep Can, line 3',
  ])
})
