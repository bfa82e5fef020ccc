import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { claimFields, postboxFields, troubleFields } from '#domain/caretaker/postbox.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { type Fields, namesOf } from '#domain/record.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import {
  CARETAKER,
  GRANTED_CARETAKER,
  REFUSED_CARETAKER,
  REFUSED_TO_OTHERS,
} from './caretakerRows.ts'
import { CHANNELS, GRANTED_CHANNELS, REFUSED_CHANNELS } from './channelRows.ts'
import { owner } from '#rules/conditions.ts'
import {
  GRANTED_FIRST,
  GRANTED_PRICES,
  NO_PRICES,
  PRICES,
  REFUSED_FIRST,
  REFUSED_PRICES,
  REFUSED_PRICES_TO_OTHERS,
} from './priceRows.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { mutantsOf, turnedIn } from './stays/mutants.ts'

const FILE = 'database.rules.json'
const { guest } = DEMO_ACCOUNTS

/** What these may hold has a test of its own (schema.test.ts). */
const BOUND = new Set(
  Object.entries<Fields>({
    'prices/seasons/$season': seasonFields,
    'prices/terms': termsFields,
    'caretaker/look': lookFields,
    'caretaker/copy': copyFields,
    'caretaker/copyTrouble': copyTroubleFields,
    'caretaker/choices/$uid': choiceFields,
    'caretaker/postboxes/$postbox': postboxFields,
    'caretaker/postboxes/$postbox/claim': claimFields,
    'caretaker/postboxes/$postbox/trouble': troubleFields,
  }).flatMap(([place, fields]) => namesOf(fields).map((name) => `${place}/${name}/.validate`)),
)

test.each([
  {
    path: 'channels',
    season: CHANNELS,
    granted: GRANTED_CHANNELS,
    refused: REFUSED_CHANNELS,
    refusedToOthers: [],
  },
  {
    path: 'prices',
    season: PRICES,
    granted: GRANTED_PRICES,
    refused: REFUSED_PRICES,
    refusedToOthers: REFUSED_PRICES_TO_OTHERS,
    first: { season: NO_PRICES, granted: GRANTED_FIRST, refused: REFUSED_FIRST },
  },
  {
    path: 'caretaker',
    season: CARETAKER,
    granted: GRANTED_CARETAKER,
    refused: REFUSED_CARETAKER,
    refusedToOthers: REFUSED_TO_OTHERS,
  },
])(
  'no part of the rules below /$path can be left out or turned round unnoticed',
  ({ path, season, granted, refused, refusedToOthers, first }) => {
    const text = readFileSync(FILE, 'utf8')
    const asked = [
      { season, rows: granted, caller: DEMO_ACCOUNTS.owner, expected: true },
      { season, rows: refused, caller: DEMO_ACCOUNTS.owner, expected: false },
      { season, rows: [...granted, ...refusedToOthers], caller: guest, expected: false },
      ...(first
        ? [
            { ...first, rows: first.granted, caller: DEMO_ACCOUNTS.owner, expected: true },
            { ...first, rows: first.refused, caller: DEMO_ACCOUNTS.owner, expected: false },
          ]
        : []),
    ]
    const rules = compileRules(text, FILE)
    const allowed = asked.map((each) => createJudge(each.rows, each.caller, each.season)(rules))
    const witnesses = asked.map((each) =>
      createWitness(each.rows, each.expected, each.caller, each.season),
    )

    const survivors = mutantsOf(text, [path])
      .filter(({ place }) => !BOUND.has(place))
      // One who is nobody has no uid to look for; that they are asked about is for the reader.
      .filter(({ what }) => !what.endsWith(" → (root.child('admins').child(auth.uid).exists())"))
      // Who an owner is is asked alike everywhere, and has tests of its own (sessions.test.ts, rules/rules.test.ts).
      .filter(({ what, place }) => !owner.includes(turnedIn(what, place)))
      // No price changes without the log, which asks for an owner, too.
      .filter(
        ({ what, place, rule }) =>
          path !== 'prices' || !turnedIn(what, place).includes(owner) || rule.includes(owner),
      )
      .filter(({ rulesText, place }) => {
        const mutated = compileRules(rulesText, FILE)
        return !witnesses.some((differs) => differs(mutated, place))
      })
      .map(({ what }) => what)

    expect(allowed).toEqual(
      asked.map(({ rows, expected }) => (expected ? rows.map(([title]) => title) : [])),
    )
    expect(survivors).toEqual([])
  },
)
