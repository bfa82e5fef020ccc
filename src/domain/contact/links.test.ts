import { expect, test } from 'vitest'
import { directionsLink, mailLink, phoneLink, whatsappLink } from './links.ts'

test.each([
  ['ipek@example.com', 'mailto:ipek@example.com'],
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  ['a@b.co?bcc=x@y.co&subject=Hi', 'mailto:a@b.co%3Fbcc%3Dx@y.co%26subject%3DHi'],
  ['a@b.co,x@y.co', 'mailto:a@b.co%2Cx@y.co'],
  ['a@b.co\r\nBcc: x@y.co', 'mailto:a@b.co%0D%0ABcc%3A%20x@y.co'],
])('a mail to %j has that one receiver and no text', (address, link) => {
  expect(mailLink(address)).toBe(link)
  expect(new URL(mailLink(address)).search).toBe('')
})

test('a mail begins with the given text', () => {
  const link = new URL(mailLink('a@b.co', { subject: 'Soru & yanıt', body: 'İlk\nikinci?' }))

  expect(link.pathname).toBe('a@b.co')
  expect([...link.searchParams]).toEqual([
    ['subject', 'Soru & yanıt'],
    ['body', 'İlk\nikinci?'],
  ])
})

test.each([
  ['0555 (010) 20-30', 'tel:05550102030'],
  ['+90 555 010 20 30', 'tel:+905550102030'],
  ['0532 000 00 27 / 0533 000 00 28', 'tel:05320000027'],
  ['0555;ext=1,,*21*0900#', 'tel:05551210900'],
  ['+44 (0)7911 123456', 'tel:+447911123456'],
])('a call link for %j has only its digits', (number, link) => {
  expect(phoneLink(number)).toBe(link)
})

test('a chat link has the number’s digits, whatever its text', () => {
  const link = new URL(whatsappLink('+90 555?text=x&a', 'Boş mu? #1 & 2'))

  expect(link.origin + link.pathname).toBe('https://wa.me/90555')
  expect([...link.searchParams]).toEqual([['text', 'Boş mu? #1 & 2']])
})

test.each([
  ['0532 000 00 27', '905320000027'],
  ['0532 000 00 27, 0533 000 00 28', '905320000027'],
  ['+90 532 000 00 27', '905320000027'],
  ['905320000027', '905320000027'],
  ['0044 7700 900123', '447700900123'],
  ['+44 (0)7911 123456', '447911123456'],
  ['+90 0555 010 20 30', '905550102030'],
  ['+39 06 6982', '39066982'],
  ['07700 900123', ''],
  ['0252 284 00 00', ''],
  ['+5 012 345 678', '5012345678'],
  ['', ''],
])('a chat with %j opens %s', (number, digits) => {
  expect(whatsappLink(number, '')).toBe(`https://wa.me/${digits}?text=`)
})

test('a directions link contains the coordinates', () => {
  const link = new URL(directionsLink({ latitude: 36.8192, longitude: 28.6731 }))

  expect(link.searchParams.get('destination')).toBe('36.8192,28.6731')
})
