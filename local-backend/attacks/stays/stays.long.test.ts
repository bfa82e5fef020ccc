import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { createJudge } from './judge.ts'
import { mutantsOf } from './mutants.ts'
import { GRANTED, REFUSED } from './rows.ts'

const PLACES = [
  'reservations',
  'reservationDetails',
  'nights',
  'log',
  'payments',
  'letters',
  'written',
]

describe('the rules', () => {
  const file = 'database.rules.json'
  const text = readFileSync(file, 'utf8')
  const judges = [
    createJudge(GRANTED),
    createJudge(REFUSED),
    createJudge(GRANTED, DEMO_ACCOUNTS.guest),
  ]
  const judge = (rulesText: string) => {
    const rules = compileRules(rulesText, file)
    return judges.map((titlesOf) => titlesOf(rules))
  }

  test('let no part be left out or turned round unnoticed', { timeout: 300_000 }, () => {
    const verdicts = judge(text)
    expect(verdicts).toEqual([GRANTED.map(([title]) => title), [], []])

    const survivors = mutantsOf(text, PLACES)
      .filter((mutant) => !isSpare(mutant))
      .filter(({ rulesText }) => JSON.stringify(judge(rulesText)) === JSON.stringify(verdicts))
      .map(({ what }) => what)

    expect(survivors).toEqual([])
  })
  const OWNER = "auth != null && root.child('admins').child(auth.uid).exists()"

  /** Some parts are there for the reader, or for a database that reckons with `null` otherwise than this one. */
  function isSpare({ place, rule, what }: { place: string; rule: string; what: string }): boolean {
    // One who is nobody has no uid to look for; and no stay changes without the log, which asks for an owner, too.
    const asksLess =
      what.includes(OWNER) &&
      !rule.includes(OWNER) &&
      (!place.startsWith('nights') || rule.includes('auth'))
    // The forms of a date have a test of their own (dates.test.ts).
    const isDate = /(giris|cikis)Tarihi\//.test(place)
    const isGuard =
      what.includes("hasChildren(['giris', 'cikis']) && ($night") ||
      what.includes(
        "/status').val() === 'accepted' && !newData.parent().parent().parent().parent().child('reservations')",
      )
    // An empty name of a request leads to all requests together, which name no stay.
    const isEmptyName = place.includes('/talep/') && !/length\)? >/.test(rule)
    return asksLess || isDate || isGuard || isEmptyName
  }
})
