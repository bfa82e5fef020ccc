// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { common } from '#i18n/tr/common.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

test('a part that fails leaves the others on the page and returns once it renders again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  let broken = true
  function Gallery() {
    if (broken) throw new Error('a picture without an address')
    return <p>Galeri</p>
  }
  render(
    <>
      <ErrorBoundary scope="part">
        <Gallery />
      </ErrorBoundary>
      <ErrorBoundary scope="part">
        <input aria-label="Ad" />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(common.app.partCrashed)
  await userEvent.type(screen.getByLabelText('Ad'), 'İpek')

  broken = false
  await userEvent.click(screen.getByRole('button', { name: common.app.retry }))
  expect(screen.getByText('Galeri')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Ad')).toHaveValue('İpek')
  logged.mockClear()
})

test('a page that fails shows an error and a button that reloads it', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  function Page(): never {
    throw new Error('no days')
  }
  render(
    <ErrorBoundary scope="page">
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(common.app.crashTitle)
  expect(screen.getByRole('button', { name: common.app.retry })).toBeVisible()
  logged.mockClear()
})

test('what a prerendered part showed stays readable when it fails, without sending forms', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  let broken = false
  function Section() {
    if (broken) throw new Error('a browser without popovers')
    return (
      <section id="bilgi">
        <h2>Bilgi</h2>
        <a href="#galeri">Galeri</a>
        <form aria-label="Talep" />
      </section>
    )
  }
  const { rerender } = render(
    <ErrorBoundary scope="part" keeps="#bilgi">
      <Section />
    </ErrorBoundary>,
  )

  broken = true
  rerender(
    <ErrorBoundary scope="part" keeps="#bilgi">
      <Section />
    </ErrorBoundary>,
  )

  expect(screen.getByRole('heading', { name: 'Bilgi' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Galeri' })).toBeVisible()
  expect(document.querySelector('form')).toHaveProperty('inert', true)
  expect(screen.getByRole('alert')).toHaveTextContent(common.app.partStill)
  broken = false
  fireEvent.click(screen.getByRole('button', { name: common.app.retry }))
  expect(document.querySelectorAll('#bilgi')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  logged.mockClear()
})
