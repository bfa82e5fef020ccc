// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectionNotice } from './ConnectionNotice.tsx'

test.each([
  [true, false, /^$/],
  [true, true, /^$/],
  [false, false, /^Bağlantı koptu\..*yenilenir\.$/],
  [false, true, /^Bağlantı koptu\..*Değişiklikleriniz henüz kaydedilmedi.*gönderilecek\.$/],
])('connected %s and pending %s reads %s', (connected, pending, words) => {
  render(<ConnectionNotice connected={connected} pending={pending} kept />)

  expect(screen.getByRole('status')).toHaveTextContent(words)
})
