// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ownersDraft } from '#db/cache.ts'
import { testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { draftsUnder, keepDraft, OWNER_DRAFT_DAYS } from '#ui/form/drafts.ts'
import { OfficeHeader } from './OfficeHeader.tsx'

testOnOwnersPage()
afterEach(() => localStorage.clear())

test('skip links lead past the navigation, and from the list to the form', async () => {
  render(
    <MemoryRouter>
      <OfficeHeader title="Rezervasyonlar" email="ada@example.com" onSignOut={() => {}} hasForm />
      <main tabIndex={-1}>
        <button type="button">Ada Kaya</button>
        <input name="musteriAdi" aria-label="Müşteri" />
      </main>
    </MemoryRouter>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'İçeriğe geç' }))
  expect(screen.getByRole('main')).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Rezervasyon formuna geç' }))
  expect(screen.getByLabelText('Müşteri')).toHaveFocus()
})

test.each([
  ['Sakla ve çık', 1],
  ['Sil ve çık', 0],
])('signing out with an unfinished entry asks, and "%s" leaves %i drafts', async (answer, left) => {
  keepDraft(
    ownersDraft('stay/new'),
    { id: '', version: 0, texts: { musteriAdi: 'Yarım' }, seen: {}, at: Date.now() },
    OWNER_DRAFT_DAYS,
  )
  const onSignOut = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <OfficeHeader title="Bugün" email="ada@example.com" onSignOut={onSignOut} hasForm={false} />
    </MemoryRouter>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Çıkış yap' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Yarım kalan kayıtlarınız var')
  expect(onSignOut).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: answer }))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(draftsUnder(ownersDraft(''))).toHaveLength(left)
})
