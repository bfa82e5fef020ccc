// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { TranslationProvider } from '#i18n/useTranslation.ts'
import { BackOffice } from './BackOffice.tsx'

afterEach(async () => {
  document.head.replaceChildren()
  await showLanguage('tr')
})

test('an owner who uses English installs an app with English names', async () => {
  const links = ['/office.webmanifest', '/site.webmanifest'].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'manifest', href }),
  )
  document.head.append(...links)
  render(<BackOffice />, { wrapper: TranslationProvider })
  const hrefs = () => links.map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/office.webmanifest', '/site.webmanifest'])

  await act(() => showLanguage('en'))

  expect(hrefs()).toEqual(['/office.en.webmanifest', '/site.webmanifest'])
})
