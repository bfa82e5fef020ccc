import { compileRules, type Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { judgeTries } from './judge.ts'
import { judgeLimits } from './limits.ts'
import { placesOf } from './places.ts'
import { listTries } from './tries.ts'
import { WORLDS } from './worlds.ts'

/** Tells whether anything of the table comes out otherwise than under some rules, above a place, below it or there. */
export function createTableWitness(rulesText: string): (rules: Ruleset, place: string) => boolean {
  const tries = listTries(placesOf(rulesText), WORLDS)
  const rulesBefore = compileRules(rulesText, 'database.rules.json')
  return (rules, place) => {
    const mine = tries.filter((each) => isAlong(each.place, place))
    const tell = (by: Ruleset) => {
      const cells = judgeTries(by, mine).map(({ granted, grants }) => [[...granted], grants])
      return JSON.stringify([cells, judgeLimits(by, mine)])
    }
    return tell(rules) !== tell(rulesBefore)
  }
}

function isAlong(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
}
