import { beforeAll, describe, expect, test } from 'vitest'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import type { Channel } from '#domain/channels/channel.ts'
import type { OpenFinding } from '#domain/channels/finding.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { day } from '#domain/testing.ts'
import type { Findings } from '#caretaker/findings.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { HOUR } from '#caretaker/testingRun.ts'
import { attentionIn } from './attention.ts'
import { openMailer } from './mailer.ts'
import { writeMail } from './notices.ts'
import { mailSettingsFor, openMailServer } from './testingMail.ts'

const REQUEST: StoredRequest = {
  id: '-Oaaaaaaaaaaaaaaaaaa',
  version: 0,
  at: 0,
  guest: 'İpek Işık',
  email: 'ipek@example.com',
  phone: '+90 555 010 20 30',
  notes: 'Bebek yatağı\nlütfen',
  dates: { checkIn: day('2026-12-10'), checkOut: day('2026-12-13') },
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
  prices: NO_PRICES,
  news: [],
  questions: [],
  unreadable: [],
}

beforeAll(loadOfficeTexts)

const readerOf = (findings: Partial<Findings> = {}) => ({
  to: 'ada@example.com',
  findings: { ...FINDINGS, ...findings },
  siteUrl: 'https://v.example',
})

function mailAbout(change: Partial<StoredRequest>) {
  const request = { ...REQUEST, ...change }
  return writeMail({ about: 'request', subjects: [request.id], request, others: 0 }, readerOf())
}

/** The mail about everything that needs an owner. */
function mailAboutAttention(findings: Partial<Findings>) {
  const reader = readerOf(findings)
  const items = attentionIn(reader.findings)
  return writeMail({ about: 'attention', subjects: items.map(({ key }) => key), items }, reader)
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
    expect(mail.replyTo?.value).toHaveLength(1)
  })

  test.each([
    { email: 'a@b.example,victim@example.com' },
    { email: 'a@b.example\r\nBcc: victim@example.com' },
    { email: 'victim@example.com <a@b.example>' },
    { email: '"a" <a@b.example>' },
    { email: 'a;b@c.example' },
    { email: 'a@b@c.example' },
    { email: '' },
    // A guest whose data were removed.
    { removed: true as const, email: 'silindi@example.invalid' },
  ])('is no reply address unless it is valid: %j', (request) => {
    expect(mailAbout(request).replyTo).toBeUndefined()
  })

  test('is shown as typed', async () => {
    const notes = `<img src=x onerror="alert(1)"> & 'bir' "iki"`

    const mail = await arrive({ notes, guest: '<script>alert(1)</script> & Söhne' })

    expect(mail.html).toBe(false)
    expect(mail.text).toContain(`> ${notes}`)
    expect(mail.subject).toContain('<script>alert(1)</script> & Söhne')
  })

  test('keeps an emoji of several parts', () => {
    expect(mailAbout({ guest: 'Ada 👩‍👩‍👧' }).subject).toContain('Ada 👩‍👩‍👧')
  })

  test('cannot pass for the caretaker’s own', () => {
    const { text } = mailAbout({
      notes: 'Merhaba\n--\nTalebi aç: https://evil.example\u202etxt',
      guest: 'Eve\nTalebi aç: https://evil.example',
    })

    const own = text.split('\n').filter((line) => line.startsWith('Talebi aç'))
    expect(own).toEqual([`Talebi aç: https://v.example/admin/requests?request=${REQUEST.id}`])
    expect(text).not.toContain('\u202e')
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

test('a backup that has failed for six hours needs an owner, and a later failure does again', () => {
  const now = Date.parse('2026-11-01T18:30:00Z')
  const run = { channels: 0, needed: 0, mails: 0, mailing: true, by: 'c@example.com', at: now }
  const failedAt = (at: number) => readCaretaker({ run, backupTrouble: { problem: 'full', at } })
  const caretaker = failedAt(now - 6 * HOUR)
  const itemsOf = (findings: Partial<Findings>) => attentionIn({ ...FINDINGS, now, ...findings })

  const { subject, text } = mailAboutAttention({ caretaker, now })

  expect(subject).toBe('Yedek yok')
  expect(text).toContain('Yedek alınamıyor (1 Kas 2026 15:30 tarihinden beri): disk dolu.')
  expect(itemsOf({ caretaker, now: now - 1 })).toEqual([])
  const later = itemsOf({ caretaker: failedAt(now - 7 * HOUR) })
  expect(later[0]?.key).not.toBe(itemsOf({ caretaker })[0]?.key)
})

test('a repeated mail has the same key, and another one has another', () => {
  const [one, again, other] = [mailAbout({}), mailAbout({}), mailAbout({ id: 'b' })]

  expect(one.key).toBe(again.key)
  expect(one.key).not.toBe(other.key)
})

const CHANNEL: Channel = {
  id: 'a',
  version: 1,
  name: 'Booking',
  url: 'https://www.booking.com/1.ics',
  pulled: null,
  findings: new Map(),
}

const STAY = { ...seasonStay('s', '2026-12-10', '2026-12-14'), musteriAdi: 'Ada Lovelace' }
const FOUND = { at: 1, title: 'Reserved', dates: STAY.dates }
const OPEN = { channel: CHANNEL, key: 'k', stay: null, rivals: [] }

test.each<[title: string, finding: OpenFinding, line: string]>([
  [
    'Kanallardan haberler',
    { ...OPEN, finding: { ...FOUND, kind: 'gone' } },
    '- Booking · Reserved: kanalda artık yok, buradan da kalktı: 10.12.2026 – 14.12.2026. Geceler yeniden boş.',
  ],
  [
    'Aynı geceler iki kez satılmış olabilir',
    { ...OPEN, finding: { ...FOUND, kind: 'conflict' }, rivals: [STAY] },
    '- Booking · Reserved: 10.12.2026 – 14.12.2026 orada dolu, geceler burada da dolu: Ada Lovelace (10.12.2026 – 14.12.2026). Hiçbir şey kendiliğinden değişmez.',
  ],
  [
    'Kanallarda bakılması gerekenler',
    { ...OPEN, stay: STAY, finding: { ...FOUND, kind: 'moved', stay: 's' } },
    '- Ada Lovelace: Booking takviminde şimdi 10.12.2026 – 14.12.2026. Burada bir şey değişmedi.',
  ],
  [
    'Kanallarda bakılması gerekenler',
    { ...OPEN, finding: { at: 1, title: 'Ada · DTSTART:yarın', kind: 'unreadable' } },
    '- Kesin okunamayan kayıt: Booking · Ada · DTSTART:yarın. Kanala bakın; geceler orada satılmışsa burada kapatın.',
  ],
])('lists what a pull leaves to a person: %s', (title, open, line) => {
  const isNews = open.finding.kind === 'gone'
  const { subject, text } = mailAboutAttention(isNews ? { news: [open] } : { questions: [open] })

  expect(subject).toContain(title)
  expect(text.split('\n')).toContain(line)
})
