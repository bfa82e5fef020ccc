// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reservation } from '#features/backoffice/testing.ts'
import { forgetDrafts, keepDraft, typedDraft, unfinishedEdit } from './draftStore.ts'
import { EMPTY_FORM } from './reservationForm.ts'

test('after signing out nothing that was typed is left on the device', () => {
  keepDraft(null, { ...EMPTY_FORM, musteriAdi: 'Yarım Kalan' })
  keepDraft(reservation(), { ...EMPTY_FORM, notlar: 'yarım' })

  forgetDrafts()

  expect(typedDraft(null)).toBeNull()
  expect(unfinishedEdit()).toBeNull()
})
