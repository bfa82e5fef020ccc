// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { forgetDrafts, keepDraft, readDraft } from '#lib/form/drafts.ts'
import { draftFor, forgetEdit, forgetTyped, unfinishedEdit } from './reservationDraft.ts'
import {
  CANCEL_DRAFTS,
  LOOKED_FOR,
  OWNERS_DRAFTS,
  PAYMENT_DRAFTS,
} from '#features/office/draftKeys.ts'
import { EMPTY_FORM } from './reservationForm.ts'

function type(base: ReturnType<typeof reservation> | null) {
  const { key, about } = draftFor(base)
  keepDraft(key, { ...EMPTY_FORM, notlar: 'yarım' }, about)
}

beforeEach(() => sessionStorage.clear())

test('signing out removes all typed text from the device', () => {
  type(null)
  type(reservation())

  forgetDrafts(OWNERS_DRAFTS)

  expect(readDraft(draftFor(null).key, EMPTY_FORM)).toBeNull()
  expect(unfinishedEdit()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['begun from their request', { ...EMPTY_FORM, notlar: 'Ayşe' }, { from: 'asked' }],
  ['put back to be sent again', { ...EMPTY_FORM, notlar: 'Ayşe', request: 'asked' }, null],
])('removing a person’s data removes their typed text: %s', (_, values, about) => {
  type(reservation())
  type(reservation({ id: 'b' }))
  for (const drafts of [PAYMENT_DRAFTS, CANCEL_DRAFTS])
    keepDraft(drafts + reservation().id, { reason: 'Ayşe hasta' })
  keepDraft(draftFor(null).key, values, about)
  keepDraft(LOOKED_FOR, { text: 'Ayşe' })

  forgetTyped({ guest: 'Ayşe', requests: ['asked'], stay: reservation().id })

  expect(Object.keys(sessionStorage)).toEqual([draftFor(reservation({ id: 'b' })).key])
})

test('the latest edit is the unfinished one, with its record as it was opened', () => {
  const other = reservation({ id: 'b', musteriAdi: 'Mehmet' })
  type(other)
  type(reservation())
  type(null)

  expect([reservation(), other]).toContainEqual(unfinishedEdit())

  forgetEdit(reservation())
  expect(unfinishedEdit()).toEqual(other)
})
