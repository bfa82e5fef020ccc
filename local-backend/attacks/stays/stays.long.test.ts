import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { namesOf } from '#domain/record.ts'
import { detailFields } from '#domain/reservation.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { owner } from '#rules/conditions.ts'
import { createJudge, createWitness } from './judge.ts'
import { mutantsOf, turnedIn } from './mutants.ts'
import { GRANTED_TO_ANYONE, REFUSED_TO_ANYONE } from './anyonesPages.ts'
import { GRANTED, REFUSED } from './rows.ts'

const FIELDS = new Set<string>([...namesOf(detailFields), ...namesOf(cancellationFields)])
const PLACES = [
  'reservations',
  'reservationDetails',
  'nights',
  'log',
  'payments',
  'cancelled',
  'letters',
  'written',
  'guestPages',
  'pageVisits',
]

describe('the rules', () => {
  const file = 'database.rules.json'
  const text = readFileSync(file, 'utf8')
  const rules = compileRules(text, file)
  const judges = [
    createJudge(GRANTED),
    createJudge(REFUSED),
    createJudge(GRANTED, DEMO_ACCOUNTS.guest),
    createJudge(GRANTED_TO_ANYONE, null),
    createJudge(REFUSED_TO_ANYONE, DEMO_ACCOUNTS.guest),
  ]
  const witnesses = [
    createWitness(GRANTED, true),
    createWitness(REFUSED, false),
    createWitness(GRANTED, false, DEMO_ACCOUNTS.guest),
    createWitness(GRANTED_TO_ANYONE, true, null),
    createWitness(REFUSED_TO_ANYONE, false, DEMO_ACCOUNTS.guest),
  ]

  test('let no part be left out or turned round unnoticed', { timeout: 900_000 }, () => {
    expect(judges.map((titlesOf) => titlesOf(rules))).toEqual([
      GRANTED.map(([title]) => title),
      [],
      [],
      GRANTED_TO_ANYONE.map(([title]) => title),
      [],
    ])

    const survivors = mutantsOf(text, PLACES)
      .filter((mutant) => !isSpare(mutant))
      .filter(({ rulesText, place }) => {
        const mutated = compileRules(rulesText, file)
        return !witnesses.some((differs) => differs(mutated, place))
      })
      .map(({ what }) => what)

    expect(survivors).toEqual([])
  })
  /** Some parts are there for the reader, or for a database that reckons with `null` otherwise than this one. */
  function isSpare({ place, rule, what }: { place: string; rule: string; what: string }): boolean {
    // One who is nobody has no uid to look for; and no stay changes without the log, which asks for an owner, too. What an
    // owner is has tests of its own (../sessions.test.ts, rules/rules.test.ts).
    const turned = turnedIn(what, place)
    const asksLess =
      (turned.includes(owner) || owner.includes(turned)) &&
      !rule.includes(owner) &&
      (!place.startsWith('nights') || rule.includes('auth'))
    // Which February has 29 days has a test of its own (rules/neighbours.test.ts).
    const isLeap =
      turned.endsWith("? '-02-29' : '-03-01'") || turned.endsWith("? '-02-29' : '-02-28'")
    // The forms of a date have a test of their own (dates.test.ts).
    const isDate = /(giris|cikis)Tarihi\//.test(place)
    const isGuard =
      what.includes("hasChildren(['giris', 'cikis']) && ($night") ||
      what.includes(
        "/status').val() === 'accepted' && !newData.parent().parent().parent().parent().child('reservations')",
      )
    // An empty name of a request leads to all requests together, which name no stay.
    const isEmptyName = place.includes('/request/') && !/length\)? >/.test(rule)
    // What a field may hold has a test of its own (../schema.test.ts).
    const isBound = /^cancelled\/.*\/(\w+)\/\.validate$/.exec(place)?.[1]
    // A page says what its record says, which is held to its bounds where it stands.
    const isPages = /^guestPages\/.*\/(\w+)\/\.validate$/.test(place)
    // A change of the prices counts on, so that no entry of an earlier one is true any more.
    const isCounted = place === 'log/prices/$entry/.write' && what.endsWith(` → (${owner})`)
    return (
      isCounted ||
      isPages ||
      isLeap ||
      asksLess ||
      isDate ||
      isGuard ||
      isEmptyName ||
      FIELDS.has(isBound ?? '')
    )
  }
})
