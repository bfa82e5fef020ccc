import { openProject } from '#caretaker/script/testingProject.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { openTools, signIn } from '#scripts/demo.ts'
import { expect, forgive, PORTS, test } from './site.ts'

test('an owner follows the steps of the caretaker’s script, and sees what it did and what to give to a channel @long', async ({
  page,
  context,
  backend,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.store('channels', {
    a: { name: 'Airbnb', url: 'http://127.0.0.1:1/a.ics', version: 1 },
  })
  const subjects: string[] = []
  const url = 'https://script.google.com/macros/s/A/exec'
  await signIn(page)
  await openTools(page, 'Kanallar')
  const card = page.getByRole('region', { name: 'Otomatik kontrol' })
  await card.getByText('Google hesabınızla kurun').click()

  await card.getByRole('button', { name: 'Kodu kopyala' }).click()
  await expect(card.getByText('Kod kopyalandı.')).toBeVisible()
  const script = await openProject({
    code: await page.evaluate(() => navigator.clipboard.readText()),
    namespace: 'demo-villa-default-rtdb',
    backend: {
      databaseUrl: `http://127.0.0.1:${PORTS.database}`,
      authUrl: `http://127.0.0.1:${PORTS.auth}`,
    },
    sendMail: ({ subject }) => Promise.resolve(subjects.push(subject)),
  })
  const { email, password } = DEMO_ACCOUNTS.caretaker
  await script.store({ ACCOUNT: email, PASSWORD: password })
  await script.call('setUp', Date.now())
  await card.getByRole('textbox', { name: 'Betiğin adresi (Web app URL)' }).fill(url)
  await card.getByRole('button', { name: 'Adresi kaydet' }).click()
  // Google is out of reach here.
  await card.getByRole('button', { name: 'Yine de kaydet' }).click()

  await expect(card.getByText(`${url}?file=calendar-a.ics`)).toBeVisible()
  await expect(card.getByText(/^Son otomatik kontrol: /)).toBeVisible()
  await expect(card.getByText(/1 kanala bakmanız gerekiyor/)).toBeVisible()
  expect(subjects[0]).toBe('Villa Defne: otomatik kontrol kuruldu')
  expect((await script.serve('calendar-a.ics')).text).toContain('BEGIN:VEVENT')
  await script.stop()
  forgive(complaints, /Failed to load resource/)
})
