// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Alarm } from '#domain/caretaker/alarms.ts'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { AlarmsCard } from '#office/shared/CaretakerAlarms.tsx'
import { CaretakerStatus } from './CaretakerCard.tsx'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const MINUTE = 60_000
const run = {
  at: NOW - 4 * MINUTE,
  by: 'caretaker@example.com',
  channels: 2,
  needed: 1,
  mails: 3,
  mailing: true,
}
const backup = { at: NOW - 14 * 60 * MINUTE, day: '2026-11-23', bytes: 47_100, kept: 20 }

const mailTrouble = {
  to: 'ada@example.com',
  problem: 'password',
  at: Date.parse('2026-07-01T09:30:00Z'),
}

test.each([
  [
    'its age, its results, and the age of the last backup',
    { run, backup: { ...backup, sealed: true } },
    'Son otomatik kontrol: 4 dakika önce.' +
      '2 kanal okundu. 1 kanala bakmanız gerekiyor; ayrıntısı Bugün sayfasında. 3 e-posta gönderildi.' +
      'Son yedek 14 saat önce alındı: 23.11.2026, 48 kB. Yalnızca sizin anahtarınızla açılır. Klasörde 20 yedek var.',
  ],
  [
    'its missing settings',
    { run: { ...run, channels: 0, needed: 0, mails: 0, mailing: false } },
    'Okunacak kanal yok. E-posta gönderilemiyor: posta sunucusu ayarlanmamış.' +
      'Yedek alınmıyor: klasör ayarlanmamış.',
  ],
  [
    'the address that gets no mail, with the reason and since when',
    { run, mailTrouble },
    'ada@example.com adresine e-posta gönderilemiyor (1 Tem 2026 12:30 tarihinden beri). Posta sunucusu kullanıcı adını ya da şifreyi kabul etmiyor.',
  ],
  ['where it is set up if it never ran', {}, 'Henüz hiç çalışmadı.'],
])('the caretaker’s last run shows %s', (_, stored, text) => {
  render(<CaretakerStatus caretaker={readCaretaker(stored)} now={NOW} />)

  expect(document.body).toHaveTextContent(text)
})

test.each<[Alarm, string]>([
  [
    { is: 'silent', at: NOW - 200 * MINUTE },
    'Üç saati aşkın süredir otomatik kontrol yapılmadı; sonuncusu 3 saat önce (23 Kas 2026 11:40).',
  ],
  [
    { is: 'unsent', to: 'ada@example.com', problem: 'password', at: NOW },
    'ada@example.com adresine e-posta gönderilemiyor (23 Kas 2026 15:00 tarihinden beri). Posta sunucusu kullanıcı adını',
  ],
  [
    { is: 'noBackup', problem: 'missing', at: NOW },
    'Yedek alınamıyor (23 Kas 2026 15:00 tarihinden beri): klasör yerinde yok. Disk takılı mı?',
  ],
  [{ is: 'oldBackup', at: NOW - 72 * 60 * MINUTE }, 'Son yedek 3 gün önce alındı. O zamandan beri'],
])('an owner reads on Bugün what is wrong: %j', (alarm, text) => {
  render(<AlarmsCard alarms={[alarm]} now={NOW} />)

  const card = screen.getByRole('region', { name: 'Otomatik kontrolde sorun var' })
  expect(card).toHaveTextContent(text)
})
