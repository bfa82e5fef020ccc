// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#domain/failure.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { showLanguage } from '#i18n/index.ts'
import { currentToasts } from '#ui/toasts.ts'
import { ScriptCalendars } from './ScriptCalendars.tsx'
import { ScriptSetup } from './ScriptSetup.tsx'

type Props = ComponentProps<typeof ScriptSetup>

const SCRIPT = { url: 'https://script.google.com/macros/s/A_b-1/exec' }
const CODE = 'function setUp() { caretaker.setUp() }'

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(() => Promise.resolve())
  const fetchText = vi.fn<Props['fetchText']>(() => Promise.resolve(CODE))
  const user = userEvent.setup()
  render(<ScriptSetup script={null} project="villa" {...{ onSave, fetchText }} {...props} />)
  return { onSave, fetchText, user }
}

afterEach(() => showLanguage('tr'))

/** Opens the steps. */
async function openSteps(user: ReturnType<typeof userEvent.setup>, name = /^Google hesabınızla/) {
  await user.click(screen.getByText(name))
}

test.each(LANGUAGES)('shows six steps, each with the names to look for (%s)', async (language) => {
  await showLanguage(language)
  open()

  const [steps] = screen.getAllByRole('list', { hidden: true })
  const items = [...(steps?.children ?? [])]
  expect(items).toHaveLength(6)
  for (const item of items) expect(item.querySelectorAll('ol li').length).toBeGreaterThan(1)
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://console.firebase.google.com/project/villa/authentication/users',
    'https://console.firebase.google.com/project/villa/database',
    'https://script.google.com/home/projects/create',
  ])
})

test('copies the code with one button', async () => {
  const { user, fetchText } = open()
  await openSteps(user)

  await user.click(await screen.findByRole('button', { name: 'Kodu kopyala' }))

  expect(await screen.findByText('Kod kopyalandı.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(CODE)
  expect(fetchText).toHaveBeenCalledWith('/caretaker-script.txt')
})

test.each([() => Promise.resolve('<!doctype html>'), () => Promise.reject(new TypeError('cut'))])(
  'says where the code is when this site has none',
  async (fetchText) => {
    const { user } = open({ fetchText })
    await openSteps(user)

    await user.click(await screen.findByRole('button', { name: 'Kodu kopyala' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(/yayınlanmış sitede bulunur/)
  },
)

test('stores an address of Google’s alone, and keeps what was typed when it cannot', async () => {
  const onSave = vi.fn<Props['onSave']>(() => Promise.reject(new Failure('permission', '')))
  const { user } = open({ onSave })
  await openSteps(user)
  const field = screen.getByRole('textbox', { name: 'Betiğin adresi (Web app URL)' })
  await user.type(field, 'https://script.google.com/macros/s/A/dev')
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))
  expect(screen.getByText(/ile başlar, \/exec ile biter/)).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  await user.clear(field)
  await user.type(field, SCRIPT.url)
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))

  expect(onSave.mock.calls).toEqual([[SCRIPT]])
  expect(await screen.findByRole('alert')).toHaveTextContent('Veritabanı izin vermedi.')
  expect(field).toHaveValue(SCRIPT.url)
})

test('removes the address and confirms it', async () => {
  const { user, onSave } = open({ script: SCRIPT })
  await openSteps(user, /kurulum$/)

  await user.click(screen.getByRole('button', { name: 'Adresi sil' }))

  expect(onSave.mock.calls).toEqual([[null]])
  expect(currentToasts().map(({ text }) => text())).toEqual(['Kaydedildi.'])
})

test('gives each channel an address of its own, and tries it', async () => {
  const answers = new Map([
    ['calendar-a.ics', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nBEGIN:VEVENT\r\n'],
    ['calendar.ics', ''],
  ])
  const fetchText = vi.fn<Props['fetchText']>((address) => {
    const text = answers.get(new URL(address).searchParams.get('file') ?? '')
    return text === undefined ? Promise.reject(new TypeError('cut')) : Promise.resolve(text)
  })
  const channels = [
    { id: 'a', name: 'Airbnb' },
    { id: 'b', name: 'Booking' },
  ]
  const user = userEvent.setup()
  render(<ScriptCalendars script={SCRIPT} {...{ channels, fetchText }} />)

  const said: (string | null)[] = []
  for (const row of screen.getAllByRole('listitem')) {
    await user.click(within(row).getByRole('button', { name: /^Dene/ }))
    said.push(`${row.children[1]?.textContent} ${within(row).getByRole('status').textContent}`)
  }
  await user.click(screen.getByRole('button', { name: 'Adresi kopyala Airbnb' }))

  expect(said).toEqual([
    `${SCRIPT.url}?file=calendar-a.ics Adres çalışıyor: takvimde 2 dolu dönem var.`,
    `${SCRIPT.url}?file=calendar-b.ics Adrese ulaşılamadı. Erişimin “Anyone” olduğuna bakın.`,
    `${SCRIPT.url}?file=calendar.ics Adres bir takvim vermedi. setUp’ı çalıştırın ve erişimin “Anyone” olduğuna bakın.`,
  ])
  expect(await navigator.clipboard.readText()).toBe(`${SCRIPT.url}?file=calendar-a.ics`)
})
