import { choiceFields } from '#domain/caretaker/choices.ts'
import { GUIDE_PARTS } from '#domain/guide/guide.ts'
import { namesOf } from '#domain/record.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { counts } from '#local-backend/attacks/channelRows.ts'
import { REQUEST } from '#local-backend/attacks/request.ts'
import { dates, days, details } from '#local-backend/attacks/stays/writes.ts'

const { owner, coowner } = DEMO_ACCOUNTS

const everyPart = (value: string) => Object.fromEntries(GUIDE_PARTS.map((part) => [part, value]))
const everyCount = (value: number) =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, value]))
const wanting = (wanted: boolean) =>
  Object.fromEntries(namesOf(choiceFields).map((name) => [name, wanted]))

/** When `full` stays, and when `off` would have stayed. */
export const FULL_DAYS = ['2026-09-01', '2026-09-03'] as const
export const FULL_OFF_DAYS = ['2026-09-10', '2026-09-12'] as const

/** Records that lack none of their fields, and others that have each field otherwise, but for what is there or not, and what is kept as it was. */
export const [ONE, OTHER] = [
  {
    stay: {
      phone: '05320000000',
      email: 'ada@example.com',
      guests: 2,
      arrivalTime: '16:30',
      collectedOn: '2026-06-01',
      request: 'one',
      source: 'airbnb',
      sourceUid: 'one',
      channel: 'one',
      kapali: true,
      eski: { oda: 'üst' },
    },
    agreed: details,
    season: { from: '2026-09-01', to: '2026-09-30', perNight: 8000, minNights: 2 },
    seasonMore: { weekendPerNight: 9000, weekPercent: 10, arrivalDays: '67' },
    terms: { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false },
    termsMore: { taxPercent: 2, poundRate: 57, euroRate: 48, ratesDay: '2026-06-01' },
    guide: { metin: { tr: everyPart('Kutuda.') }, photos: everyPart('garden/3') },
    letter: { konu: 'Teklif', metin: 'Merhaba.' },
    mark: { date: '2026-06-01', dil: 'tr' },
    channel: { name: 'Bir', url: 'https://example.com/1.ics', lastNight: true, source: 'airbnb' },
    result: { ...everyCount(1), problem: 'slow', shrunken: true },
    conflict: { uid: 'one', title: 'Bir', from: '2026-07-01', to: '2026-07-05', stay: 'a' },
    echo: 'one',
    look: { channels: 1, needed: 1, mails: 1, mailing: true },
    copy: { day: '2026-06-01', bytes: 1, kept: 1, sealed: true, unfit: 'tooLarge' },
    trouble: { problem: 'full' },
    choices: { ...wanting(true), dil: 'tr' },
    claim: { by: 'one', at: 1 },
    mailTrouble: { problem: 'slow', since: 1, tries: 1, next: 1 },
    told: { request: { one: 1 } },
  },
  {
    stay: {
      phone: '05330000000',
      email: 'can@example.com',
      guests: 3,
      arrivalTime: '17:30',
      collectedOn: '2026-06-02',
      request: 'other',
      source: 'booking',
      sourceUid: 'other',
      channel: 'other',
      kapali: true,
      eski: { oda: 'üst' },
    },
    agreed: { musteriAdi: 'Can Kaya', kapora: 200, kalan: 500, toplamUcret: 700, notlar: 'Geç' },
    season: { from: '2026-09-02', to: '2026-09-29', perNight: 8001, minNights: 3 },
    seasonMore: { weekendPerNight: 9001, weekPercent: 11, arrivalDays: '6' },
    terms: { cleaningFee: 1501, depositPercent: 31, minNights: 4, sameDayTurnover: true },
    termsMore: { taxPercent: 3, poundRate: 58, euroRate: 49, ratesDay: '2026-06-02' },
    guide: { metin: { tr: everyPart('Yok.') }, photos: everyPart('garden/4') },
    letter: { konu: 'Öneri', metin: 'Selam.' },
    mark: { date: '2026-06-02', dil: 'en' },
    channel: { name: 'İki', url: 'https://example.com/2.ics', lastNight: true, source: 'vrbo' },
    result: { ...everyCount(2), problem: 'notFound', shrunken: true },
    conflict: { uid: 'other', title: 'İki', from: '2026-07-02', to: '2026-07-06', stay: 'b' },
    echo: 'other',
    look: { channels: 2, needed: 2, mails: 2, mailing: false },
    copy: { day: '2026-06-02', bytes: 2, kept: 2, sealed: true, unfit: 'unreadable' },
    trouble: { problem: 'missing' },
    choices: { ...wanting(false), dil: 'en' },
    claim: { by: 'other', at: 2 },
    mailTrouble: { problem: 'password', since: 2, tries: 2, next: 2 },
    told: { request: { one: 2 } },
  },
] as const

/** The key of a guest's page with a guide, one of a page without, and the request that says everything. */
export const FULL_KEY = 'full00000000000000000k'
export const BARE_KEY = 'bare00000000000000000k'
export const FULL_REQUEST = '-Pfull00000000000000'

const by = coowner.email
const page = { konu: 'a', status: 'settled', giris: '2026-01-02', cikis: '2026-01-05' }

/** A season whose records lack nothing, as the other owner has left it. */
export const FULL = {
  admins: {},
  reservations: { full: dates(...FULL_DAYS) },
  reservationDetails: { full: { ...ONE.agreed, ...ONE.stay, ...days(...FULL_DAYS), version: 1 } },
  nights: { '2026-09-01': 'full', '2026-09-02': 'full' },
  cancelled: {
    off: {
      dates: dates(...FULL_OFF_DAYS),
      details: { ...ONE.agreed, ...ONE.stay, usesPayments: true, version: 2 },
      kalan: 100,
      reason: 'Hastalık',
      by,
      at: 1,
    },
  },
  log: { off: { cancel2: { at: 1, by, verb: 'cancel', version: 2 }, last: 'cancel2' } },
  requests: {
    [FULL_REQUEST]: {
      reservation: { ...REQUEST, notes: 'Merhaba' },
      status: 'held',
      heldUntil: '2026-07-01',
      dil: 'tr',
      guestKey: BARE_KEY,
      guests: { adults: 2, children: 1 },
    },
  },
  guide: { ...ONE.guide, version: 1, by, at: 1 },
  guestPages: { [FULL_KEY]: page, [BARE_KEY]: page },
  guestGuides: { [FULL_KEY]: { ...ONE.guide, version: 1 } },
  letters: { offer: { tr: { ...ONE.letter, version: 1, by, at: 1 } } },
  written: { full: { offer: { ...ONE.mark, by, at: 1 } } },
  prices: {
    revision: 1,
    seasons: { full: { ...ONE.season, ...ONE.seasonMore } },
    terms: { ...ONE.terms, ...ONE.termsMore },
  },
  channels: {
    full: {
      ...ONE.channel,
      version: 1,
      at: 1,
      result: ONE.result,
      conflicts: { '0': ONE.conflict },
      echoes: { '0': ONE.echo },
    },
    bare: { name: 'Bir', url: 'https://example.com/1.ics', version: 1 },
  },
  caretaker: {
    look: { ...ONE.look, at: 1, by },
    copy: { ...ONE.copy, at: 1 },
    copyTrouble: { ...ONE.trouble, at: 1 },
    choices: { [owner.uid]: { ...ONE.choices, email: 'before@example.com' } },
    postboxes: {
      full: {
        to: 'ada@example.com',
        version: 1,
        claim: ONE.claim,
        trouble: ONE.mailTrouble,
        told: ONE.told,
      },
    },
    failing: { full: 1 },
  },
  sessions: { [owner.uid]: 1 },
}
