import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import type { Channel } from './channel.ts'
import { type Finding, keyOfText, openFindings, readFinding, writeFinding } from './finding.ts'
import { seasonStay } from './testing.ts'

const STAY = seasonStay('s', '2026-07-10', '2026-07-14')
const dates = { checkIn: day('2026-07-12'), checkOut: day('2026-07-16') }
const found = { at: 1, title: 'Reserved', dates }

function questionsOf(finding: Finding, season = [STAY]): string[] {
  const findings = new Map([['k', finding]])
  const channel: Channel = {
    id: 'a',
    name: 'Airbnb',
    url: 'https://a',
    version: 1,
    pulled: null,
    findings,
  }
  return openFindings([channel], season, day('2026-07-01')).questions.map(
    ({ finding: { kind }, stay, rivals }) =>
      [kind, stay?.id, ...rivals.map(({ id }) => id)].join(' '),
  )
}

test.each<[Finding, string[]]>([
  [{ ...found, kind: 'conflict' }, ['conflict  s']],
  [{ ...found, kind: 'conflict', answer: 'leave' }, []],
  [{ ...found, kind: 'conflict', dates: { ...dates, checkIn: day('2026-07-14') } }, []],
  [{ ...found, kind: 'missing', stay: 's' }, ['missing s']],
  [{ ...found, kind: 'missing', stay: 'gone' }, []],
  [{ ...found, kind: 'moved', stay: 's' }, ['moved s']],
  [{ ...found, kind: 'moved', stay: 's', dates: STAY.dates }, []],
  [{ ...found, kind: 'long' }, ['long  s']],
  [
    { ...found, kind: 'long', dates: { checkIn: day('2026-01-01'), checkOut: day('2026-05-01') } },
    [],
  ],
  [{ at: 1, title: 'Ada · DTSTART:?', kind: 'unreadable' }, ['unreadable ']],
  [{ ...found, kind: 'absent', stay: 's' }, []],
  [{ ...found, kind: 'echo' }, []],
  [{ ...found, kind: 'new', stay: 's' }, []],
])('%j asks %j', (finding, expected) => {
  expect(questionsOf(finding)).toEqual(expected)
  expect(readFinding(writeFinding(finding))).toEqual(finding)
})

test('days that an owner has closed for a long event end its question', () => {
  const closed = { ...STAY, channel: 'a', dates }
  expect(questionsOf({ ...found, kind: 'long' }, [closed])).toEqual([])
})

test('the key of an unreadable event differs with its text, and is short', () => {
  const keys = ['Ada & $Bora.#', 'Ada & $Bora', 'a'.repeat(300), 'b'.repeat(300)].map(keyOfText)
  expect(new Set(keys).size).toBe(4)
  for (const key of keys) expect(key).toMatch(/^text-[a-z\d]{1,10}$/)
})
