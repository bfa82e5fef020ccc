// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { day, receivedRequest } from '#domain/testing.ts'
import { type InboxContext, InboxProvider, type Give } from './inboxContext.ts'
import { HoldForm } from './InboxQuestion.tsx'
import { inboxContext } from './testingInboxContext.ts'
import { retype } from '#features/office/testingScreen.ts'

const request = receivedRequest({
  stay: { checkIn: day('2026-06-03'), checkOut: day('2026-06-08') },
})

function show(answers: Partial<InboxContext['answers']>) {
  const onClose = vi.fn<() => void>()
  render(
    <InboxProvider value={inboxContext({ answers })}>
      <HoldForm request={request} onClose={onClose} />
    </InboxProvider>,
  )
  return onClose
}

const hold = () => userEvent.click(screen.getByRole('button', { name: 'Beklet' }))

test('a request is held until the arrival day at the latest', async () => {
  const answer = vi.fn<Give>(async () => {})
  show({ answer })
  const until = screen.getByLabelText('Son gün')
  expect(until).toHaveValue('03.06.2026')

  await retype(until, '04.06.2026')
  await hold()

  expect(screen.getByText('Bugünden giriş gününe kadar bir gün yazın.')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
})

test('the days are closed for visitors only when the owner wants it', async () => {
  const holdDays = vi.fn<InboxContext['answers']['holdDays']>(async () => {})
  const onClose = show({ holdDays })
  expect(screen.getByText(/misafirler bu günleri takvimde boş görmeye devam eder/)).toBeVisible()

  await userEvent.click(screen.getByLabelText('Günleri ziyaretçilere de kapat'))
  await hold()

  expect(holdDays).toHaveBeenCalledExactlyOnceWith(request, true)
  expect(onClose).toHaveBeenCalledOnce()
})
