// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyTexts, valueOf } from '#domain/record.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { reservationFields } from '#domain/reservation.ts'
import { isChange, readWork } from '#domain/keptWork.ts'
import { readRefusal } from '#domain/unsent.ts'
import { EMPTY_REQUEST } from '#features/booking/request/requestForm.ts'
import { unfinishedEdit } from '#features/backoffice/form/reservationDraft.ts'
import { isTimeToAsk } from '#features/backoffice/requests/askMonthly.ts'
import { setUnreadableAside } from '#features/backoffice/unreadableDrafts.ts'
import { rememberedOwner } from '#firebase/rememberedOwner.ts'
import { rememberedLanguage } from '#i18n/index.ts'
import { fitsDraft, readDraft } from '#lib/form/drafts.ts'
import type { KeptList } from '#lib/outbox/keptList.ts'
import { createLastKnown } from '#lib/lastKnown/lastKnown.ts'
import { createOutbox } from '#lib/outbox/outbox.ts'

const FOLDER = 'e2e/kept'
const DAY_MS = 86_400_000

// What releases have kept in a browser, each taken by `e2e/kept.e2e.ts`; a file here is never changed and never goes.
const workSchema = v.looseObject({
  wanted: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
})
const keptSchema = v.object({
  unsent: v.array(v.tuple([v.string(), v.looseObject({ work: workSchema, refusal: v.unknown() })])),
  // Nothing of it was kept before 2026-11-23k.
  known: v.optional(v.array(v.tuple([v.string(), v.looseObject({ at: v.number() })])), []),
  local: v.record(v.string(), v.string()),
  session: v.record(v.string(), v.string()),
})

const samples = readdirSync(FOLDER).map((file) => ({
  file,
  kept: v.parse(keptSchema, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
}))

/** What is wanted of a stay; what an undone deletion keeps beside it is no part of that. */
function draftIn({ id: _id, version: _surum, eski: _eski, ...wanted }: Record<string, unknown>) {
  return wanted
}

/** A change, as this release reads it. */
function asItIsRead(work: v.InferOutput<typeof workSchema>) {
  const { base, wanted } = work
  return { ...work, base: withLaterFields(base), wanted: wanted && draftIn(wanted) }
}

/** A record that could not be read, with no text in the fields that came after it was kept; any other as it is. */
function withLaterFields(base: unknown): unknown {
  const texts = valueOf(base, 'texts')
  if (!isObject(base) || !isObject(texts)) return base
  return { ...base, texts: { ...emptyTexts(reservationFields), ...texts } }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The kept list of a device that has held this since an earlier release. */
function listOf(entries: [string, unknown][]): KeptList {
  return {
    entries: () => Promise.resolve(entries),
    put: () => expect.fail('nothing is kept anew'),
    remove: () => expect.fail('nothing is dropped'),
    follow: () => () => {},
    alone: () => Promise.resolve(),
    outlivesPage: () => true,
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('there are samples', () => {
  expect(samples.length).toBeGreaterThan(0)
})

describe.each(samples)('what was kept in $file', ({ kept }) => {
  test('is read: every change with all it says, and why it was refused', async () => {
    const outbox = createOutbox({
      list: listOf(kept.unsent),
      read: readWork,
      mark: () => null,
      readRefusal,
      send: () => expect.fail('the line is cut'),
      refusalOf: () => null,
      line: { state: () => 'broken', follow: () => () => {} },
      onLateAnswer: () => {},
    })

    const { parcels, unreadable } = await outbox.contents()

    outbox.stop()
    expect(unreadable).toEqual([])
    const verbs = parcels.flatMap(({ work }) => (isChange(work) ? work.verb : []))
    expect(verbs).toEqual(expect.arrayContaining(['add', 'edit', 'delete', 'restore']))
    expect(parcels).toHaveLength(kept.unsent.length)
    for (const [at, [key, { work, refusal }]] of kept.unsent.entries()) {
      expect(parcels[at]).toMatchObject({ key, refusal })
      expect(parcels[at]?.work).toEqual('verb' in work ? asItIsRead(work) : work)
    }
  })

  test('is read: what was typed in every form, of an owner and of a guest', () => {
    for (const [key, text] of Object.entries(kept.session)) sessionStorage.setItem(key, text)

    expect(setUnreadableAside()).toEqual([])
    expect(unfinishedEdit()?.musteriAdi).toMatch(/./)
    expect(fitsDraft('villa.request', EMPTY_REQUEST)).toBe(true)
    expect(readDraft('villa.request', EMPTY_REQUEST)?.values.firstName).toBe('İpek')
  })

  test('is read: what an owner last knew, and when', async () => {
    const held = new Map<string, unknown>(kept.known)
    const known = createLastKnown({
      store: {
        read: (name) => Promise.resolve(held.get(name)),
        all: () => Promise.resolve([...held]),
        write: () => expect.fail('nothing is kept anew'),
        remove: () => expect.fail('nothing is dropped'),
        clear: () => expect.fail('nothing is dropped'),
      },
      isOpen: () => true,
      alone: (work) => work(),
    })

    for (const [name, { at }] of kept.known.filter(([name]) => name !== '')) {
      const read = await known.read(name)
      expect(read?.at).toBeGreaterThanOrEqual(at)
      expect(readPrices(read?.value).seasons.length).toBeGreaterThan(0)
    }
  })

  test('is read: who signed in, in which language, and when the owner was last asked', () => {
    for (const [key, text] of Object.entries(kept.local)) localStorage.setItem(key, text)
    const asked = Number(kept.local['villa.dueAsked'])

    expect(rememberedOwner()).toBe(kept.local['villa.owner'])
    expect(rememberedLanguage()).toBe('en')
    expect([asked + DAY_MS, asked + 31 * DAY_MS].map(isTimeToAsk)).toEqual([false, true])
  })
})
