import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { besiege, entrances, outsiders } from '#local-backend/attacks/attackers.ts'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { GRANTED_ANSWERS, REFUSED_ANSWERS } from './answers.ts'
import { GRANTED_FIELDS, REFUSED_FIELDS } from './fields.ts'
import { GRANTED_FORGETTING, REFUSED_FORGETTING } from './forgetting.ts'
import { GRANTED as GRANTED_CHANGES } from './granted.ts'
import { createJudge } from './judge.ts'
import { mutantsOf } from './mutants.ts'
import { GRANTED_PAYMENTS, REFUSED_PAYMENTS } from './payments.ts'
import { GRANTED_PRICE_LOG, REFUSED_PRICE_LOG } from './priceLog.ts'
import { REFUSED_LOG } from './refusedLog.ts'
import { REFUSED_NIGHTS } from './refusedNights.ts'
import { REFUSED_VERSIONS } from './refusedVersions.ts'
import { SEASON } from './season.ts'

const GRANTED = [
  ...GRANTED_CHANGES,
  ...GRANTED_FIELDS,
  ...GRANTED_ANSWERS,
  ...GRANTED_FORGETTING,
  ...GRANTED_PAYMENTS,
  ...GRANTED_PRICE_LOG,
]
const refused = [
  ...REFUSED_VERSIONS,
  ...REFUSED_NIGHTS,
  ...REFUSED_LOG,
  ...REFUSED_ANSWERS,
  ...REFUSED_FORGETTING,
  ...REFUSED_FIELDS,
  ...REFUSED_PAYMENTS,
  ...REFUSED_PRICE_LOG,
]
const PLACES = ['reservations', 'reservationDetails', 'nights', 'log', 'payments']
const { enter, everything } = besiege(SEASON)

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(GRANTED)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(SEASON)
  })

  test.each(refused)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(SEASON)
  })
})

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(GRANTED)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(SEASON)
  })
})

describe('the rules', () => {
  const file = 'database.rules.json'
  const text = readFileSync(file, 'utf8')
  const judges = [
    createJudge(GRANTED),
    createJudge(refused),
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
