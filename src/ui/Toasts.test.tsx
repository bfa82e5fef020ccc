// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Toasts, clearToasts, toastDone, toastFailed } from './Toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds))
const offer = { label: () => 'Geri al', run: () => {} }
const undo = () => screen.getByRole('button', { name: 'Geri al' })

function tabTo(element: HTMLElement) {
  fireEvent.keyDown(document.body, { key: 'Tab' })
  element.focus()
}

function show(say: () => void) {
  render(<Toasts closeLabel="Kapat" />)
  act(say)
}

test('a message expires; one with an action stays for ten seconds, a failure until it is closed', async () => {
  show(() => {
    toastDone(() => 'Kaydedildi')
    toastDone(() => 'Silindi', offer)
    toastFailed(() => 'Olmadı')
  })

  await pass(7)
  expect(screen.queryByText('Kaydedildi')).toBeNull()
  expect(screen.getByText('Silindi')).toBeVisible()
  await pass(4)
  expect(screen.queryByText('Silindi')).toBeNull()
  expect(screen.getByText('Olmadı')).toBeVisible()
})

test('at most two messages are shown; earlier ones with an action return after them', async () => {
  show(() => {
    toastDone(() => 'Ayşe silindi', offer)
    toastDone(() => 'Taşındı')
    toastDone(() => 'Kaydedildi')
    toastDone(() => 'Can silindi', offer)
    toastFailed(() => 'Olmadı')
  })

  expect(screen.queryByText('Ayşe silindi')).toBeNull()
  expect(screen.queryByText(/Taşındı|Kaydedildi/)).toBeNull()
  expect(screen.getByText('Can silindi')).toBeVisible()
  expect(screen.getByText('Olmadı')).toBeVisible()
  await pass(11)
  expect(screen.getByText('Ayşe silindi')).toBeVisible()
})

test('a message about the same replaces one whose action is no longer possible', () => {
  show(() => {
    toastDone(() => 'Ayşe: ödeme', offer, 'ayse')
    toastDone(() => 'Can: ödeme', offer, 'can')
    toastDone(() => 'Ayşe: iade', offer, 'ayse')
  })

  expect(screen.queryByText('Ayşe: ödeme')).toBeNull()
  expect(screen.getByText('Can: ödeme')).toBeVisible()
  expect(screen.getByText('Ayşe: iade')).toBeVisible()
})

test.each([
  [
    'it is hovered',
    () => fireEvent.pointerEnter(screen.getByText('Silindi')),
    () => fireEvent.pointerLeave(screen.getByText('Silindi')),
  ],
  ['it has the keyboard’s focus', () => tabTo(undo()), () => undo().blur()],
])('a message with an action does not expire while %s', async (_, begin, end) => {
  show(() => toastDone(() => 'Silindi', offer))
  expect(undo()).toHaveAccessibleDescription('Silindi')

  act(begin)
  await pass(60)
  expect(screen.getByText('Silindi')).toBeVisible()
  act(end)
  await pass(11)
  expect(screen.queryByText('Silindi')).toBeNull()
})

test('a message moves into an open dialog, can be closed there, and survives it with the focus on its action', async () => {
  const page = (open: boolean) => (
    <>
      <Toasts closeLabel="Kapat" />
      <Dialog open={open} title="Mesaj" onClose={() => {}}>
        <p>Merhaba</p>
      </Dialog>
    </>
  )
  const { rerender } = render(page(true))
  act(() => toastDone(() => 'Reddedildi', { ...offer, takesFocus: true }))

  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Reddedildi'))
  await pass(7)
  rerender(page(false))
  expect(screen.getByText('Reddedildi')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  const offered = screen.getByRole('button', { name: offer.label() })
  expect(offered).toHaveFocus()
  act(() => offered.blur())
  await pass(11)
  expect(screen.queryByText('Reddedildi')).toBeNull()
})

test('a message that is given the focus after a mouse click expires', async () => {
  show(() => {
    fireEvent.pointerDown(document.body)
    toastDone(() => 'Silindi', { ...offer, takesFocus: true })
  })
  expect(undo()).toHaveFocus()

  await pass(11)
  expect(screen.queryByText('Silindi')).toBeNull()
})

test('a confirmation is announced by a region that was there before, a failure by its own alert', () => {
  show(() => {})
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()

  act(() => {
    toastDone(() => 'Silindi')
    toastFailed(() => 'Olmadı')
  })

  expect(region).toHaveTextContent('Silindi')
  expect(screen.getByRole('alert')).toHaveTextContent('Olmadı')
})
