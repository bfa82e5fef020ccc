import { describe, expect, test } from 'vitest'
import { CERTIFICATE } from '#caretaker/testingChannels.ts'
import { type Mail, type MailSettings, openMailer } from './mailer.ts'
import { mailSettingsFor, openMailServer, type SmtpError } from './testingMail.ts'

const account = { user: 'bekçi@villa', password: 'p@ss/wörd %$' }
const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Yeni talep: İpek Işık',
  text: 'İpek kalmak istiyor\n',
  language: 'tr',
  key: 'abc',
  replyTo: { name: 'İpek, Işık <x@y.z>', address: 'ipek@example.com' },
}

/** The settings for a server with a name, which TLS needs. */
const settingsFor = (port: number, more: Partial<MailSettings>) =>
  mailSettingsFor(port, { host: 'localhost', ...more })

describe.each([
  { tls: 'asked', secure: false },
  { tls: 'start', secure: true },
] as const)('over TLS from $tls on', ({ tls, secure }) => {
  test('a mail has one receiver, and a reply address', async () => {
    const { arrived, port } = await openMailServer({ tls, account })
    const send = openMailer(settingsFor(port, { secure, ...account }), { ca: CERTIFICATE })

    expect(await send(MAIL)).toBeNull()
    expect(arrived).toMatchObject([
      {
        receivers: ['ada@example.com'],
        subject: MAIL.subject,
        text: MAIL.text,
        from: { value: [{ name: 'Villa Defne', address: 'bekci@villa.example' }] },
        replyTo: { value: [{ name: 'İpek, Işık <x@y.z>', address: 'ipek@example.com' }] },
        messageId: '<abc@villa.example>',
      },
    ])
    expect(arrived[0]?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('the password is sent only to a server with a trusted certificate', async () => {
    const { arrived, port } = await openMailServer({ tls, account })

    const problem = await openMailer(settingsFor(port, { secure, ...account }))(MAIL)

    expect(problem).toBe('certificate')
    expect(arrived).toEqual([])
  })
})

test('nothing is sent to a server without TLS, except on this machine with the local backend', async () => {
  const { arrived, port } = await openMailServer()
  const send = (local: boolean) => openMailer(mailSettingsFor(port), { local })(MAIL)

  expect(await send(false)).toBe('unencrypted')
  expect(arrived).toEqual([])
  expect(await send(true)).toBeNull()
  expect(arrived).toHaveLength(1)
})

describe('the reason of a failed mail is recognized:', () => {
  const no = (code: number) => (): SmtpError => ({ code, message: 'no' })

  test.each([
    ['sender', { sender: no(550) }],
    ['address', { receiver: no(550) }],
    ['later', { receiver: no(450) }],
    ['later', { receiver: no(452) }],
    ['later', { sender: no(451) }],
    ['refused', { mail: no(554) }],
    ['later', { mail: no(451) }],
    ['slow', { isSilent: true }],
    ['slow', { dropsMails: true }],
  ] as const)('%s (%#)', async (problem, behaviour) => {
    const { port } = await openMailServer(behaviour)
    // A busy machine may take longer over an answer, so only the silent servers get so little time.
    const limits = problem === 'slow' ? { slowAfter: 300 } : {}
    const send = openMailer(mailSettingsFor(port), { local: true, ...limits })

    expect(await send(MAIL)).toBe(problem)
  })

  test('password', async () => {
    const { port } = await openMailServer({ tls: 'start', account })
    const wrong = { ...account, password: 'another' }
    const send = openMailer(settingsFor(port, { secure: true, ...wrong }), { ca: CERTIFICATE })

    expect(await send(MAIL)).toBe('password')
  })

  test('unreachable', async () => {
    const { port, close } = await openMailServer()
    await close()

    expect(await openMailer(mailSettingsFor(port), { local: true })(MAIL)).toBe('unreachable')
  })
})
