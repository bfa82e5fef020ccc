// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPopovers, usePopover } from './popover.ts'

function Menu() {
  const { open, panel } = usePopover()
  return (
    <>
      <button type="button" popoverTarget="menu" aria-expanded={open}>
        Menü
      </button>
      <div id="menu" popover="auto" ref={panel}>
        <a href="#galeri">Galeri</a>
      </div>
      <p>Elsewhere</p>
    </>
  )
}

test('a browser without popovers opens a menu by its button, and closes it by Escape or a click elsewhere', () => {
  openPopovers()
  render(<Menu />)
  const button = screen.getByRole('button', { name: 'Menü' })
  const isOpen = () => button.getAttribute('aria-expanded')

  expect(isOpen()).toBe('false')
  fireEvent.click(button)
  expect(isOpen()).toBe('true')
  fireEvent.click(screen.getByText('Elsewhere'))
  expect(isOpen()).toBe('false')

  fireEvent.click(button)
  screen.getByRole('link').focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen()).toBe('false')
  expect(button).toHaveFocus()
})
