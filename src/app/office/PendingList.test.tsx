// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Unreadable } from '#domain/pending.ts'
import { PendingList } from './PendingList.tsx'

const HOUR_MS = 3_600_000

function open(unreadable: readonly Unreadable[]) {
  const onDelete = vi.fn<(unreadable: Unreadable) => void>()
  render(
    <PendingList
      works={[]}
      unconfirmed={[]}
      onSend={() => expect.fail('nothing can be sent')}
      unreadable={unreadable}
      onReopen={() => expect.fail('nothing can be reopened')}
      onGiveUp={() => expect.fail('nothing can be given up')}
      onDelete={onDelete}
    />,
  )
  return onDelete
}

test('lists unreadable data with its age and content', () => {
  open([
    { key: 'a', at: Date.now() - 3 * HOUR_MS, text: '{"verb":"clean"}' },
    { key: 'b', at: null, text: 'yırtık' },
  ])

  expect(screen.getByText('Okunamayan 2 kayıt')).toBeInTheDocument()
  const [dated, undated] = screen.getAllByRole('listitem')
  expect(dated).toHaveTextContent(/Okunamayan kayıt · 3 saat önce.*\{"verb":"clean"\}/)
  expect(undated).toHaveTextContent(/ne zamandan kaldığı bilinmiyor.*yırtık/)
})

test('deletes it only after an owner confirms', async () => {
  const kept = { key: 'a', at: null, text: 'yırtık' }
  const onDelete = open([kept])
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Sil' }))
  const question = () => within(screen.getByRole('dialog', { name: /silinsin mi/ }))

  await ask()
  await userEvent.click(question().getByRole('button', { name: 'Vazgeç' }))
  expect(onDelete).not.toHaveBeenCalled()
  await ask()
  await userEvent.click(question().getByRole('button', { name: 'Evet, sil' }))

  expect(onDelete.mock.calls).toEqual([[kept]])
})
