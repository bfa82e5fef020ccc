import { beforeAll, describe, expect, test } from 'vitest'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import type { Channel } from '#domain/channels/channel.ts'
import { NO_COUNTS, NOTHING_LEFT, seasonStay } from '#domain/channels/testing.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { readRecord } from '#domain/records.ts'
import type { StoredRequest } from '#domain/request.ts'
import { day } from '#domain/testing.ts'
import type { Findings } from '#caretaker/findings.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { attentionIn } from './attention.ts'
import { openMailer } from './mailer.ts'
import { writeMail } from './notices.ts'
import { mailSettingsFor, openMailServer } from './testingMail.ts'

const REQUEST: StoredRequest = {
  id: '-Oaaaaaaaaaaaaaaaaaa',
  version: 0,
  sentAt: 0,
  guest: 'İpek Işık',
  email: 'ipek@example.com',
  phone: '+90 555 010 20 30',
  notes: 'Bebek yatağı\nlütfen',
  stay: { checkIn: day('2026-12-10'), checkOut: day('2026-12-13') },
  status: 'new',
}
const FINDINGS: Findings = {
  now: 0,
  today: day('2026-11-01'),
  caretaker: readCaretaker(null),
  channels: [],
  reservations: [],
  cancelled: [],
  requests: [],
  rivals: new Map(),
  prices: NO_PRICES,
  questions: [],
  conflicts: [],
  unreadable: [],
}

beforeAll(async () => {
  await Promise.all((['mail', 'office', 'admin'] as const).map(loadTextsOfAll))
})

const readerOf = (findings: Partial<Findings> = {}, language: Language = 'tr') => ({
  choices: { email: 'ada@example.com', language, morning: true },
  findings: { ...FINDINGS, ...findings },
  morning: null,
  siteUrl: 'https://v.example',
})

function mailAbout(change: Partial<StoredRequest>) {
  const request = { ...REQUEST, ...change }
  return writeMail({ kind: 'request', keys: [request.id], about: 'request', request }, readerOf())
}

/** The mail about everything that needs an owner. */
function mailAboutAttention(findings: Partial<Findings>, language: Language = 'tr') {
  const reader = readerOf(findings, language)
  const items = attentionIn(reader.findings)
  const keys = items.map(({ key }) => key)
  return writeMail({ kind: 'attention', keys, about: 'attention', items }, reader)
}

/** Returns the mail as received over a real server. */
async function arrive(change: Partial<StoredRequest>) {
  const { arrived, port } = await openMailServer()
  const send = openMailer(mailSettingsFor(port), { local: true })
  expect(await send(mailAbout(change))).toBeNull()
  const [mail] = arrived
  if (!mail) throw new Error('Nothing arrived')
  return mail
}

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0000', '%0d%0a', '=0D=0A']

describe('a stranger’s text', () => {
  test.each(BREAKS)('cannot become a header or a receiver (%j)', async (line) => {
    const evil = `Eve${line}Bcc: victim@example.com${line}${line}<b>Hi</b>`

    const mail = await arrive({ guest: evil, notes: evil, phone: evil })

    expect(mail.receivers).toEqual(['ada@example.com'])
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined])
    expect(mail.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im)
    expect(mail.html).not.toContain('<b>Hi')
    expect(mail.replyTo?.value).toHaveLength(1)
  })

  test.each([
    'a@b.example,victim@example.com',
    'a@b.example\r\nBcc: victim@example.com',
    'victim@example.com <a@b.example>',
    '"a" <a@b.example>',
    'a;b@c.example',
    'a@b@c.example',
    '',
  ])('is no reply address unless it is valid: %j', (email) => {
    expect(mailAbout({ email }).replyTo).toBeUndefined()
  })

  test('is shown as typed, and is not part of the markup', async () => {
    const notes = `<img src=x onerror="alert(1)"> & 'bir' "iki"`

    const mail = await arrive({ notes, guest: '<script>alert(1)</script> & Söhne' })

    expect(mail.html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;bir&#39; &quot;iki&quot;',
    )
    expect(mail.html).not.toMatch(/<(img|script)/)
    expect(mail.text).toContain(`> ${notes}`)
    expect(mail.subject).toContain('<script>alert(1)</script> & Söhne')
  })

  test('cannot pass for the caretaker’s own', () => {
    const { text, html } = mailAbout({
      notes: 'Merhaba\n--\nTalebi aç: https://evil.example\u202etxt',
      guest: 'Eve\nTalebi aç: https://evil.example',
    })

    const own = text.split('\n').filter((line) => line.startsWith('Talebi aç'))
    expect(own).toEqual([`Talebi aç: https://v.example/admin/requests?request=${REQUEST.id}`])
    expect(text).not.toContain('\u202e')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})

test('an unreadable record is named with its invalid fields, and its stored text is not shown', () => {
  const dates = { girisTarihi: 'yarın', cikisTarihi: '16.12.2026' }
  const unreadable = [
    readRecord('-Oa', dates, { musteriAdi: 'Can Öztürk' }),
    readRecord('-Ob', dates, undefined),
  ].flatMap((read) => ('unreadable' in read ? read.unreadable : []))

  const { text } = mailAboutAttention({ unreadable })

  expect(text).toContain('- Can Öztürk: Tarihleri okunamıyor: Giriş')
  expect(text).toContain('- -Ob: Tarihleri okunamıyor: Giriş')
  expect(text).not.toMatch(/[{}]|yarın/)
})

test('a repeated mail has the same key, and another one has another', () => {
  const [one, again, other] = [mailAbout({}), mailAbout({}), mailAbout({ id: 'b' })]

  expect(one.key).toBe(again.key)
  expect(one.key).not.toBe(other.key)
})

test('a guest whose data were removed has no reply address', () => {
  const removed = { guest: 'Silinmiş kişi', email: 'silindi@example.invalid' }
  expect(mailAbout(removed).replyTo).toBeUndefined()
})

const CHANNEL: Channel = {
  id: 'a',
  version: 1,
  name: 'Booking',
  url: 'https://www.booking.com/1.ics',
  pulled: null,
}

const BASE = { ...seasonStay('s', '2026-12-10', '2026-12-14'), musteriAdi: 'Ada Lovelace' }
const ASKED = { uid: 'u', title: '', from: BASE.stay.checkIn, to: BASE.stay.checkOut }
const UNREADABLE = [{ title: 'Ada', raw: 'DTSTART:yarın' }]
const FOUND: { readonly [name: string]: Partial<Findings> } = {
  missing: { questions: [{ channel: CHANNEL, about: 'missing', base: BASE }] },
  asked: {
    questions: [{ channel: CHANNEL, about: 'asked', uid: 'u', stay: BASE.stay, asked: ASKED }],
  },
  events: {
    channels: [
      {
        ...CHANNEL,
        pulled: { ...NOTHING_LEFT, at: 1, result: NO_COUNTS, unreadable: UNREADABLE },
      },
    ],
  },
}

test.each([
  [
    'tr',
    'missing',
    'Kanal takviminde artık olmayan konaklamalar',
    '- Booking takviminde artık yok: Ada Lovelace, 10.12.2026 – 14.12.2026',
  ],
  [
    'en',
    'missing',
    'Stays missing from a calendar',
    '- No longer in the calendar of Booking: Ada Lovelace, 10 Dec 2026 – 14 Dec 2026',
  ],
  [
    'tr',
    'asked',
    'Kapatmak için onayınızı bekleyen geceler',
    '- Booking kapatmış: 10.12.2026 – 14.12.2026',
  ],
  ['tr', 'events', 'Kanal takvimlerinde okunamayan kayıtlar', '- Booking: Ada · DTSTART:yarın'],
] as const)('lists in %s what a pull leaves to a person: %s', (language, which, title, line) => {
  const { subject, text } = mailAboutAttention(FOUND[which] ?? {}, language)

  expect(subject).toContain(title)
  expect(text.split('\n')).toContain(line)
})
