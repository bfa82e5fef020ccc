import { describe, expect, test } from 'vitest'
import { demoEnv } from './env.ts'
import { readCaretakerSettings } from './settings.ts'

const SECRET = 'p@ss wörd'
const OWN = {
  ...demoEnv(),
  VITE_FIREBASE_PROJECT_ID: 'villa-defne',
  VITE_ADMIN_EMAILS: 'ada@villa.example,can@villa.example',
  CARETAKER_EMAIL: 'bekci@villa.example',
  CARETAKER_PASSWORD: 'secret',
  CARETAKER_SMTP_URL: `smtps://bek%C3%A7i%40villa:${encodeURIComponent(SECRET)}@mail.villa.example`,
  CARETAKER_MAIL_FROM: 'bekci@villa.example',
}

async function read(change: { [name: string]: string | undefined } = {}) {
  const found = await readCaretakerSettings({ ...OWN, ...change })
  if ('problems' in found) throw new Error(found.problems.join('\n'))
  return found.settings
}

async function problems(change: { [name: string]: string | undefined }) {
  const found = await readCaretakerSettings({ ...OWN, ...change })
  return 'problems' in found ? found.problems : []
}

describe('the settings of a caretaker', () => {
  test('contain its account, its mail server and by default the owners’ addresses', async () => {
    expect(await read()).toMatchObject({
      email: 'bekci@villa.example',
      password: 'secret',
      mailTo: ['ada@villa.example', 'can@villa.example'],
      mail: {
        host: 'mail.villa.example',
        port: 465,
        secure: true,
        user: 'bekçi@villa',
        password: SECRET,
        from: 'bekci@villa.example',
      },
      backend: null,
    })
  })

  test('contain the password without the trailing line break of a secret’s file', async () => {
    expect((await read({ CARETAKER_PASSWORD: ' ab#cd \r\n' })).password).toBe(' ab#cd ')
  })

  test.each([
    ['smtp://mail.villa.example', { port: 587, secure: false, user: '', password: '' }],
    ['smtp://a:b@127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, user: 'a', password: 'b' }],
    ['smtps://[::1]:1465', { host: '[::1]', port: 1465, secure: true }],
  ])('may contain the mail server as %s', async (address, mail) => {
    expect((await read({ CARETAKER_SMTP_URL: address })).mail).toMatchObject(mail)
  })

  test('may contain no mail server, and other addresses than the owners’', async () => {
    const none = await read({ CARETAKER_SMTP_URL: '', CARETAKER_MAIL_FROM: undefined })
    expect(none.mail).toBeNull()
    expect((await read({ CARETAKER_MAIL_TO: ' A@b.example , c@d.example,' })).mailTo).toEqual([
      'a@b.example',
      'c@d.example',
    ])
  })

  test('are the local backend’s without a project', async () => {
    expect(await readCaretakerSettings({})).toMatchObject({
      settings: { email: 'caretaker@example.com', mail: null, backend: { host: '127.0.0.1' } },
    })
  })

  test.each([
    [{ CARETAKER_EMAIL: 'bekci' }, ['CARETAKER_EMAIL is no e-mail address']],
    [{ CARETAKER_PASSWORD: undefined }, ['CARETAKER_PASSWORD is missing']],
    [
      { CARETAKER_MAIL_FROM: '' },
      ['CARETAKER_MAIL_FROM is missing: a mail server takes mail from an address of its own'],
    ],
    [{ CARETAKER_MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' }, ['CARETAKER_MAIL_FROM is no e-mail address']],
    [
      { CARETAKER_MAIL_TO: 'a@b.example;c@d.example' },
      ['CARETAKER_MAIL_TO must be e-mail addresses, comma-separated'],
    ],
  ])('are reported as missing or invalid: %o', async (change, expected) => {
    expect(await problems(change)).toEqual(expected)
  })

  test.each([
    'mail.villa.example',
    'https://a:geheim@b.example',
    'smtp://a:ge%heim@b.example',
    'smtps://a:geheim@b.example/x?y',
  ])(
    'explain the format of a mail server, and never repeat a possible password: %s',
    async (address) => {
      const [problem = '', ...more] = await problems({ CARETAKER_SMTP_URL: address })

      expect(problem).toMatch(/^CARETAKER_SMTP_URL must be smtps:/)
      expect(problem).not.toContain('heim')
      expect(more).toEqual([])
    },
  )

  test.each<[string, string]>([
    ['age1qqqq', 'is no public key of age'],
    ['ssh-ed25519 AAAA', 'is no public key of age'],
    ['AGE-SECRET-KEY-1QQQQ', 'is the secret key'],
  ])('do not take %s for a backup key, nor repeat it', async (key, reason) => {
    const [problem = ''] = await problems({ CARETAKER_BACKUP_KEY: key })

    expect(problem).toContain(`CARETAKER_BACKUP_KEY ${reason}`)
    expect(problem).not.toContain(key)
  })

  test('contain the backup folder, and there are no backups without one', async () => {
    expect((await read()).backups).toBeNull()
    expect((await read({ CARETAKER_BACKUP_DIR: '/b', CARETAKER_BACKUP_KEY: '' })).backups).toEqual({
      folder: '/b',
      key: null,
    })
  })
})
