import { expect, test } from 'vitest'
import { mailLink } from './links.ts'

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
