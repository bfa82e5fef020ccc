// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#domain/failure.ts'
import { SCRIPT_FILE } from '#i18n/officeAddresses.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { showLanguage } from '#i18n/index.ts'
import { ScriptCalendars } from './ScriptCalendars.tsx'
import { ScriptSetup } from './ScriptSetup.tsx'
import { retype } from '#features/office/testingScreen.ts'

type Props = ComponentProps<typeof ScriptSetup>

const SCRIPT = { url: 'https://script.google.com/macros/s/A_b-1/exec' }
const CALENDAR = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'
const CODE = 'function setUp() { caretaker.setUp() }'

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(() => Promise.resolve())
  const fetchText = vi.fn<Props['fetchText']>((address) =>
    Promise.resolve(address === SCRIPT_FILE ? CODE : CALENDAR),
  )
  const user = userEvent.setup()
  render(
    <ScriptSetup
      script={null}
      reopened={null}
      project="villa"
      calendars={null}
      {...{ onSave, fetchText }}
      {...props}
    />,
  )
  return { onSave, fetchText, user }
}

afterEach(() => showLanguage('tr'))

/** Opens the steps. */
async function openSteps(user: ReturnType<typeof userEvent.setup>, name = /^Google hesabınızla/) {
  await user.click(screen.getByText(name))
}

test.each(LANGUAGES)('shows a picture of what Google shows in each step (%s)', async (language) => {
  await showLanguage(language)
  open()

  const [steps] = screen.getAllByRole('list', { hidden: true })
  expect(steps?.children).toHaveLength(7)
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(6)
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
  'shows where the code is instead of the button when this site has none',
  async (fetchText) => {
    const { user } = open({ fetchText })
    await openSteps(user)

    expect(await screen.findByText(/yayınlanmış adresinden kopyalanır/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Kod/ })).not.toBeInTheDocument()
  },
)

test.each([
  ['', /henüz takvim yok: önce setUp’ı/],
  [null, /“Anyone” seçtiğinizden/],
])('saves an address that gives no calendar only after a warning (%j)', async (answer, warning) => {
  const fetchText = (address: string) =>
    answer === null || address === SCRIPT_FILE
      ? Promise.reject(new TypeError('cut'))
      : Promise.resolve(answer)
  const { user, onSave } = open({ fetchText })
  await openSteps(user)
  await retype(screen.getByRole('textbox', { name: /^Betiğin adresi/ }), SCRIPT.url)
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(warning)
  expect(onSave).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Yine de kaydet' }))

  expect(onSave.mock.calls).toEqual([[SCRIPT]])
})

test('stores an address of Google’s alone, and keeps what was typed when it cannot', async () => {
  const onSave = vi.fn<Props['onSave']>(() => Promise.reject(new Failure('permission', '')))
  const { user } = open({ onSave })
  await openSteps(user)
  const field = screen.getByRole('textbox', { name: 'Betiğin adresi (Web app URL)' })
  await retype(field, 'https://script.google.com/macros/s/A/dev')
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))
  expect(screen.getByText(/ile başlamalı, \/exec ile bitmelidir/)).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  await retype(field, SCRIPT.url)
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))

  expect(onSave.mock.calls).toEqual([[SCRIPT]])
  expect(await screen.findByRole('alert')).toHaveTextContent('Veritabanı izin vermedi.')
  expect(field).toHaveValue(SCRIPT.url)
})

test('refuses the address of another script', async () => {
  const fetchText = () => Promise.resolve('<!doctype html>')
  const { user } = open({ fetchText })
  await openSteps(user)
  await retype(screen.getByRole('textbox', { name: /^Betiğin adresi/ }), SCRIPT.url)
  await user.click(screen.getByRole('button', { name: 'Adresi kaydet' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(/başka bir betik/)
  expect(screen.queryByRole('button', { name: 'Yine de kaydet' })).not.toBeInTheDocument()
})

test('removes the address on request', async () => {
  const { user, onSave } = open({ script: SCRIPT })
  await openSteps(user, /kurulum$/)

  await user.click(screen.getByRole('button', { name: 'Adresi sil' }))

  expect(onSave.mock.calls).toEqual([[null]])
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
    await waitFor(() => expect(within(row).getByRole('status')).not.toHaveTextContent('Deneniyor'))
    said.push(`${row.children[1]?.textContent} ${within(row).getByRole('status').textContent}`)
  }
  await user.click(screen.getByRole('button', { name: 'Adresi kopyala Airbnb' }))

  expect(said).toEqual([
    `${SCRIPT.url}?file=calendar-a.ics Adres çalışıyor: takvimde 2 dolu dönem var.`,
    `${SCRIPT.url}?file=calendar-b.ics Adresten takvim alınamadı. Adresin tamamını kopyaladığınızdan ve “Who has access” için “Anyone” seçtiğinizden emin olun.`,
    `${SCRIPT.url}?file=calendar.ics Adres yanıt verdi, ama henüz takvim yok: önce setUp’ı çalıştırın.`,
  ])
  expect(await navigator.clipboard.readText()).toBe(`${SCRIPT.url}?file=calendar-a.ics`)
})
