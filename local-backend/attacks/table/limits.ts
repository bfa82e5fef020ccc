import * as v from 'valibot'
import type { Bounds } from '#domain/field/bounds.ts'
import type { Field } from '#domain/field/field.ts'
import type { Fields } from '#domain/record.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { isBranch, type Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { DESCRIBED, JUDGED_BESIDE } from './described.ts'
import { writer } from './judge.ts'
import { SIGNED_IN } from './people.ts'
import type { Place } from './places.ts'
import type { Try } from './tries.ts'

/** A value at an edge of what a place may hold: whether it is within, by the field's description, and what the rules say. */
type Edge = { value: Json; isWithin: boolean; isGranted: boolean }

/** The edges of a place, by the kind of what it may hold. */
export type Limit = { place: string; is: Bounds['is']; edges: Edge[] }

/** Puts values from both sides of each limit where an owner puts something that is honest. */
export function judgeLimits(rules: Ruleset, tries: readonly Try[]): Limit[] {
  const writes = tries.filter(({ verb }) => verb === 'create' || verb === 'change')
  const places = new Set(writes.map(({ place }) => place))
  const fields = describedFields().filter(({ place }) => places.has(place))
  return fields.map(({ place, field }) => {
    const chances = writes.filter((each) => each.place === place)
    const isGranted = (value: Json) =>
      chances.some((chance) => {
        const { act, scene } = chance
        const otherwise = act ? act.after(SIGNED_IN) : scene.before(SIGNED_IN)
        return writer(rules, chance, SIGNED_IN)(fromJson(value), otherwise)
      })
    const leaves = chances.map((chance) => leafIn(chance.value(SIGNED_IN)))
    const sound = leaves.find((leaf) => leaf !== null) ?? null
    const edges = valuesAround(field.bounds, sound).map((value) => {
      return { value, isWithin: v.is(field.limits, value), isGranted: isGranted(value) }
    })
    return { place, is: field.bounds.is, edges }
  })
}

/** The places of which the rules say a longest text, though no field is described there. */
export function undescribedLimits(places: readonly Place[]): string[] {
  const described = new Set(describedFields().map(({ place }) => place))
  return places.flatMap(({ name, own }) => {
    const isLimit = String(own['.validate']).includes('newData.val().length <=')
    return isLimit && !described.has(name) && !JUDGED_BESIDE.includes(name) ? [name] : []
  })
}

function describedFields(): { place: string; field: Field }[] {
  return Object.entries<Fields>(DESCRIBED).flatMap(([record, fields]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const place = `${record}/${name}`
      return field.bounds.is === 'unstored' || JUDGED_BESIDE.includes(place)
        ? []
        : [{ place, field }]
    }),
  )
}

/** Values on both sides of each edge, and of another kind. */
function valuesAround(bounds: Bounds, sound: Json): Json[] {
  switch (bounds.is) {
    case 'text': {
      const text = typeof sound === 'string' ? sound : 'x'
      const { max } = bounds
      return [...[0, 1, 2, max - 1, max, max + 1].map((length) => ofLength(text, length)), text, 1]
    }
    case 'whole': {
      const { min, max } = bounds
      return [min - 1, min, min + 0.5, min + 1, max - 1, max, max + 1, String(max)]
    }
    case 'word':
      return [...bounds.words, `${bounds.words[0]}x`, '', 1]
    case 'day':
      return [sound, '2026-02-30', '2027-02-29', '2026-7-1', '01.07.2026', 1]
    case 'writtenDay':
      return [
        '29.02.2028',
        '02/29/2028',
        '2028-02-29',
        '29.02.2027',
        '02/29/2027',
        '2027-02-29',
        'x',
      ]
    case 'number':
      return [-1, 0, 0.5, '1']
    case 'yesNo':
      return [true, false, 'true', 1]
    case 'mark':
      return [true, false, 'true', 1]
    case 'unstored':
      return []
  }
}

/** A text cut or filled to a length, as what it begins with lets it be. */
function ofLength(text: string, length: number): string {
  return text.slice(0, length).padStart(length, /^[+\d]/.test(text) ? '1' : 'x')
}

function leafIn(node: Stored): Json {
  return node === null || isBranch(node) ? null : node.value
}
