// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectionNotice } from './ConnectionNotice.tsx'

test.each([
  [true, 'nothing', /^$/],
  [true, 'kept', /^$/],
  [false, 'nothing', /^İnternet yok; son bilinen hâli gösteriliyor\.$/],
  [false, 'kept', /^İnternet yok; cihazda saklandı, gönderilecek\..*gönderilir\.$/],
  [false, 'here', /^İnternet yok; bu sekmeyi açık tutun\.Henüz kaydedilmedi; yalnız bu sekmede/],
  [false, 'both', /açık tutun\.Listedekiler bu cihazda, diğerleri yalnız bu sekmede/],
] as const)('connected %s and waiting %s reads %s', (connected, waiting, words) => {
  render(<ConnectionNotice connected={connected} waiting={waiting} />)

  expect(screen.getByRole('status')).toHaveTextContent(words)
})
