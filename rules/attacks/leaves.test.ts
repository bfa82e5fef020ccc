import { expect, test } from 'vitest'
import * as v from 'valibot'
import { cancellationFields, storedDetailFields } from '#domain/reservation.ts'
import { choiceFields, postboxFields } from '#domain/caretaker/caretaker.ts'
import { channelFields } from '#domain/channels/channel.ts'
import { cleaningFields } from '#domain/cleaning/cleaning.ts'
import { guestGuideFields, guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { privateFields, siteFields, keyFields } from '#domain/settings/settings.ts'
import { accountFields } from '#domain/guestPage/pageAccount.ts'
import { headcountFields, answerFields, payloadFields, quoteFields } from '#domain/request.ts'
import { letterFields } from '#domain/letters/letter.ts'
import { writtenFields } from '#domain/letters/due.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { termsFields, seasonFields } from '#domain/prices/prices.ts'
import { replyFields, reviewFields } from '#domain/reviews/review.ts'
import { stayFields } from '#domain/stay.ts'
import type { Bounds, Field } from '#domain/field/field.ts'
import { type Fields, mayLack } from '#domain/record.ts'
import { isObject, type Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath, type Path } from '#rtdb-emulator/rtdb/tree.ts'
import { openAs } from './judge.ts'
import { placeOf, PLACES } from './places.ts'
import { authorOf, type Write } from './write.ts'
import { WRITES } from './writes.ts'

/** The description of the fields of each record, by its place. */
const FIELDS: { readonly [place: string]: Fields } = {
  '/reservations/$reservation': stayFields,
  '/reservationDetails/$reservation': storedDetailFields,
  '/reservationDetails/$reservation/cancellation': cancellationFields,
  '/requests/$request': answerFields,
  '/requests/$request/reservation': payloadFields,
  '/requests/$request/guests': headcountFields,
  '/requests/$request/quote': quoteFields,
  '/payments/$reservation/$payment': paymentFields,
  '/reviews/$key': reviewFields,
  '/publishedReviews/$id': replyFields,
  '/accounts/$secret': accountFields,
  '/cleanings/$key/$stay': cleaningFields,
  '/settings/private': privateFields,
  '/settings/site': siteFields,
  '/settings/keys': keyFields,
  '/guide/texts/$language': guideFields,
  '/guide/photos': guidePhotoFields,
  '/guides/$secret/texts/$language': guideFields,
  '/guides/$secret/photos': guidePhotoFields,
  '/guestGuides/$key': guestGuideFields,
  '/letters/$letter/$language': letterFields,
  '/written/$about/$letter': writtenFields,
  '/prices/seasons/$season': seasonFields,
  '/prices/terms': termsFields,
  '/channels/$channel': channelFields,
  '/caretaker/choices/$uid': choiceFields,
  '/caretaker/postboxes/$postbox': postboxFields,
}

/** Fields that another value of the same write determines, or that only a few writes have. */
const FIXED_BY_OTHERS: readonly string[] = [
  '/requests/$request/status',
  '/requests/$request/heldUntil',
  '/requests/$request/version',
  '/requests/$request/reservationId',
  '/caretaker/choices/$uid/email',
  '/reservationDetails/$reservation/request',
]

/** The rules limit only the size of these values, which pages parse. */
function hasOnlySize(place: string): boolean {
  return /\/\$(name|echo|side|part)$/.test(place)
}

/** The rules name no fields of this place. */
function isOpen(place: string): boolean {
  return PLACES.some(
    ({ name }) => hasOnlySize(name) && name.slice(0, name.lastIndexOf('/')) === place,
  )
}

/** Parts that a record may lack apart from its optional fields. */
const OPTIONAL: readonly string[] = [
  '/cleanings/$key/$stay',
  '/log/$record/$entry/changes',
  '/log/$record/$entry/changes/$field',
  '/guestPages/$key/version',
  '/guestPages/$key/reviewFrom',
  '/prices/terms',
  '/requests/$request/guests',
  '/requests/$request/quote',
  '/guides/$secret/texts',
  '/guides/$secret/texts/$language',
  '/guides/$secret/photos',
  '/guide/texts',
  '/guide/texts/$language',
  '/guide/photos',
  '/channels/$channel/conflicts/$key',
  '/caretaker/postboxes/$postbox/claim',
  '/caretaker/postboxes/$postbox/trouble',
  '/caretaker/postboxes/$postbox/sent',
  '/caretaker/postboxes/$postbox/sent/$key',
]

/** A value inside a sample. */
type Part = { write: Write; path: string; below: Path; place: string; value: Json }

const PARTS: readonly Part[] = WRITES.flatMap((write) =>
  Object.entries(write.changes).flatMap(([path, value]) =>
    partsIn(value).map((part) => {
      const keys = [...parsePath(path), ...part.below]
      // Fields with equal conditions share one place.
      const place = placeOf(keys)?.name.replace(/\$other$/, keys.at(-1) ?? '') ?? ''
      return { write, path, place, ...part }
    }),
  ),
)
const LEAVES = PARTS.filter(({ value }) => value !== null && !isBranch(value))
const BRANCHES = PARTS.filter(({ value }) => isBranch(value))

test('refuses a value of another type', () => {
  const granted = LEAVES.filter(({ place }) => !hasOnlySize(place)).flatMap((part) =>
    [5, 'x', true, { a: 'x' }]
      .filter((wrong) => typeof wrong !== typeof part.value || isObject(part.value))
      .filter((wrong) => tryUpdate(part, wrong))
      .map((wrong) => describe(part, wrong)),
  )

  expect(granted).toEqual([])
})

test('refuses an unknown field', () => {
  const granted = BRANCHES.filter(
    (part) =>
      isObject(part.value) && !isOpen(part.place) && tryUpdate(part, { ...part.value, zzz: 'x' }),
  ).map((part) => describe(part, 'zzz'))

  expect(granted).toEqual([])
})

test('refuses a record without one of its required parts', () => {
  const granted = PARTS.filter(({ below, place }) => below.length > 0 && !mayBeLeftOut(place))
    .filter((part) => tryUpdate(part, null))
    .map((part) => describe(part, null))

  expect(granted).toEqual([])
})

function mayBeLeftOut(place: string): boolean {
  const [record, name] = [
    place.slice(0, place.lastIndexOf('/')),
    place.slice(place.lastIndexOf('/') + 1),
  ]
  const field = FIELDS[record]?.[name]
  return OPTIONAL.includes(place) || hasOnlySize(place) || (field !== undefined && mayLack(field))
}

test('refuses a priority where anyone may write: it could store a text beside each value', () => {
  const granted = PARTS.filter(({ write, value }) => !isOwners(write) && value !== null)
    .filter((part) => tryUpdate(part, withPriority(part.value)))
    .map((part) => describe(part, '.priority'))

  expect(granted).toEqual([])
})

test.each(limitedFields())('%s has the limits of its declaration', (place, { bounds, limits }) => {
  const leaves = LEAVES.filter((leaf) => leaf.place === place)
  const granted = (value: Json) => leaves.some((leaf) => tryUpdate(leaf, value, copiesOf(leaf)))
  const values = valuesAround(bounds, leaves[0]?.value ?? null)

  expect(leaves).not.toEqual([])
  expect(values.filter((value) => granted(value) !== v.is(limits, value)).map(brief)).toEqual([])
})

function limitedFields(): [place: string, field: Field][] {
  return Object.entries(FIELDS)
    .flatMap(([record, fields]) =>
      Object.entries(fields).map(([name, field]): [string, Field] => [`${record}/${name}`, field]),
    )
    .filter(([place, { bounds }]) => bounds.is !== 'unstored' && !FIXED_BY_OTHERS.includes(place))
}

/**
 * Whether the sample is permitted with another value for one of its parts, and for copies of it.
 */
function tryUpdate(part: Part, value: Json, copies: readonly Part[] = []): boolean {
  const { write } = part
  const changes = { ...write.changes }
  for (const { path, below } of [part, ...copies])
    changes[path] = replaced(changes[path] ?? null, below, value)
  return openAs(authorOf(write), write.over).mayWrite(changes)
}

/** The copies of the field in the log entry of the write. */
function copiesOf({ write, path, below }: Part): Part[] {
  return LEAVES.filter(
    (other) =>
      other.write === write &&
      other.path !== path &&
      other.below.at(-2) === 'after' &&
      other.below.at(-1) === below.at(-1),
  )
}

function replaced(json: Json, [key, ...below]: Path, value: Json): Json {
  if (key === undefined) return value
  const children = isObject(json) ? json : {}
  return { ...children, [key]: replaced(children[key] ?? null, below, value) }
}

function partsIn(value: Json, below: Path = []): { below: Path; value: Json }[] {
  const children = isBranch(value) && isObject(value) ? Object.entries(value) : []
  return [{ below, value }, ...children.flatMap(([key, child]) => partsIn(child, [...below, key]))]
}

/** Whether a value has children: the server's timestamp has none. */
function isBranch(value: Json): boolean {
  return isObject(value) && !('.sv' in value)
}

function isOwners({ allowed }: Write): boolean {
  return allowed !== 'everyone' && allowed !== 'key holders'
}

function withPriority(value: Json): Json {
  return isBranch(value) && isObject(value)
    ? { ...value, '.priority': 1 }
    : { '.value': value, '.priority': 1 }
}

function describe({ write, path, below }: Part, value: Json): string {
  return `${write.title}: ${[path, ...below].join('/')} = ${brief(value)}`
}

function brief(value: Json): string {
  return JSON.stringify(value).slice(0, 60)
}

/** Values on both sides of each limit, and of another type. */
function valuesAround(bounds: Bounds, sound: Json): Json[] {
  switch (bounds.is) {
    case 'text': {
      const text = typeof sound === 'string' ? sound : 'x'
      const lengths = [0, 1, 2, bounds.max - 1, bounds.max, bounds.max + 1]
      return [...lengths.map((length) => ofLength(text, length)), text, 1]
    }
    case 'whole': {
      const { min, max } = bounds
      return [min - 1, min, min + 0.5, min + 1, max - 1, max, max + 1, String(max)]
    }
    case 'word':
      return [...bounds.words, `${bounds.words[0]}x`, '', 1]
    case 'day':
      return [sound, '2026-02-30', '2026-04-31', '2026-7-1', '01.07.2026', 1]
    case 'writtenDay':
      return ['31.04.2026', '04/31/2026', '2026-04-31', '30.02.2026', '1.7.2026', 'x']
    case 'number':
      return [-1, 0, 0.5, '1']
    case 'yesNo':
    case 'mark':
      return [true, false, 'true', 1]
    case 'unstored':
      return []
  }
}

/** A text cut or filled to a length with characters of its beginning. */
function ofLength(text: string, length: number): string {
  return text.slice(0, length).padStart(length, /^[+\d]/.test(text) ? '1' : 'x')
}
