// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectionNotice } from './ConnectionNotice.tsx'

test.each([
  [true, 'nothing', /^$/],
  [true, 'kept', /^$/],
  [false, 'nothing', /^Bağlantı koptu; son bilinen hâli duruyor\.$/],
  [false, 'kept', /^Bağlantı koptu; henüz kaydedilmedi\.Bu cihazda bekliyor;.*gönderilecek\.$/],
  [false, 'here', /^Bağlantı koptu; bu sekmeyi açık tutun\.Kaydedilmedi; yalnız bu sekmede/],
  [false, 'both', /açık tutun\.Listedekiler bu cihazda, listede olmayan yalnız bu sekmede/],
] as const)('connected %s and waiting %s reads %s', (connected, waiting, words) => {
  render(<ConnectionNotice connected={connected} waiting={waiting} />)

  expect(screen.getByRole('status')).toHaveTextContent(words)
})
