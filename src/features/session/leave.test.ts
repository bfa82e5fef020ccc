// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { hasUnsavedAddition, typeAgain } from '#features/stays/form/reservationForm.ts'
import { reservation } from '#features/office/testing.ts'
import { keepDraft, readDraft } from '#lib/form/drafts.ts'
import { leave } from './useSignOutCleanup.ts'

beforeEach(() => sessionStorage.clear())

test('removes guests’ names from the device when an owner signs out', () => {
  typeAgain(null, reservation())
  typeAgain(reservation({ id: 'other' }), reservation({ checkIn: day('2026-07-11') }))
  expect(hasUnsavedAddition()).toBe(true)

  leave()

  expect(hasUnsavedAddition()).toBe(false)
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Ayşe')
})

test('keeps what a guest has typed on this device when an owner signs out', () => {
  keepDraft('villa.request', { firstName: 'İpek' })

  leave()

  expect(readDraft('villa.request', { firstName: '' })?.values).toEqual({ firstName: 'İpek' })
})
