// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { choicesAt } from '#domain/caretaker/choices.ts'
import { emptyPostbox, NEWS_KINDS } from '#domain/caretaker/postbox.ts'
import { Failure } from '#domain/failure.ts'
import { CaretakerCard } from './CaretakerCard.tsx'

type Props = ComponentProps<typeof CaretakerCard>

const ADA = 'ada@example.com'
const NOTHING = readCaretaker(null)

function open(props: Partial<Props> = {}) {
  const onChoose = vi.fn<Props['onChoose']>(() => Promise.resolve())
  render(
    <CaretakerCard
      caretaker={NOTHING}
      state={null}
      setup={null}
      address={ADA}
      onChoose={onChoose}
      {...props}
    />,
  )
  return { onChoose }
}

test('an owner gets every mail until they choose otherwise, which is stored immediately', async () => {
  const { onChoose } = open()
  const usual = choicesAt(ADA, [], 'tr')
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(NEWS_KINDS.length)
  for (const box of boxes) expect(box).toBeChecked()

  await userEvent.click(screen.getByRole('checkbox', { name: /günün listesi/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-postaların dili' }), 'en')

  expect(onChoose.mock.calls).toEqual([
    [usual, { ...usual, morning: false }],
    [usual, { ...usual, language: 'en' }],
  ])
})

test('shows this owner’s own choices, not the other’s', () => {
  const choices = [
    { ...choicesAt('can@example.com', [], 'tr'), request: false },
    { ...choicesAt(ADA.toUpperCase(), [], 'en'), conflict: false },
  ]
  open({ caretaker: { ...NOTHING, choices } })

  expect(screen.getByRole('checkbox', { name: /^Yeni bir talep/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Bir kanalla çakışma/ })).not.toBeChecked()
  expect(screen.getByRole('combobox')).toHaveValue('en')
})

test('shows why a choice was not stored', async () => {
  open({ onChoose: () => Promise.reject(new Failure('permission', '')) })

  await userEvent.click(screen.getByRole('checkbox', { name: /^Yeni bir talep/ }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Veritabanı izin vermedi.')
})

test('shows the undeliverable address with the reason and since when', () => {
  const trouble = {
    problem: 'password',
    since: Date.parse('2026-07-01T09:30:00Z'),
    tries: 3,
    next: Date.parse('2026-07-01T10:10:00Z'),
  } as const
  const postboxes = new Map([
    ['a', { ...emptyPostbox(ADA), trouble }],
    ['b', emptyPostbox('can@example.com')],
  ])
  open({ caretaker: { ...NOTHING, postboxes } })

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ada@example.com: Posta sunucusu kullanıcı adını ya da parolayı kabul etmiyor. 1 Tem 2026 12:30 gününden beri 3 kez denendi; 1 Tem 2026 13:10 yeniden denenecek.',
  ])
})
