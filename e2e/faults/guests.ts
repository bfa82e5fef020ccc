import { expect } from '@playwright/test'
import { gatherRepeats } from '#domain/inbox.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { readRequest } from '#domain/request.ts'
import { dayFromToday } from '#scripts/demo.ts'
import { expectAwake, fillPerson } from '#e2e/site.ts'
import { tr } from '#e2e/words.ts'
import { countOf, NOTE, type Place } from './place.ts'

const ASKING: Place = {
  name: 'The guest’s calendar and request (`/`)',
  ofOwner: false,
  open: async (page) => {
    await page.goto('about:blank')
    await page.goto('/#rezervasyon')
    await expectAwake(page.locator('#rezervasyon'))
    await expect(page.locator('.react-calendar')).toBeVisible()
    const anew = page.getByRole('button', { name: tr.booking.sent.new })
    if (await anew.isVisible()) await anew.click()
  },
  type: async (page) => {
    await fillPerson(page)
    await page.locator('[name=checkIn]').fill(dayFromToday(21))
    await page.locator('[name=checkOut]').fill(dayFromToday(24))
    await page.locator('[name=notes]').fill(NOTE)
  },
  submit: (page) => page.getByRole('button', { name: tr.booking.form.send }).click(),
  done: (page) => expect(page.getByRole('heading', { name: tr.booking.sent.title })).toBeVisible(),
  kept: (page) => expect(page.locator('[name=notes]')).toHaveValue(NOTE),
  // One that was sent again stands once in an owner's inbox.
  standing: async (backend) =>
    gatherRepeats(
      entriesOf(await backend.stored('requests')).flatMap(
        ([id, stored]) => readRequest(id, sentAtOf(id), stored) ?? [],
      ),
    ).filter(({ notes }) => notes === NOTE).length,
  closed: { path: 'requests', to: '.write' },
  said: {
    killed: /bir hata oluştu.*ulaşmış da olabilir/,
    restarted: /iletildi/,
    slow: /gönderiliyor.*iletildi/i,
    cutBefore: /bir hata oluştu.*ulaşmış da olabilir/,
    cutDuring: /bir hata oluştu.*ulaşmış da olabilir/,
    cutAfter: /iletildi.*İnternet bağlantısı yok/,
    refusing: /bir hata oluştu/,
  },
  again: ['killed', 'cutBefore', 'cutDuring', 'refusing'],
}

/** Of the page that the sample's guest who has left is given. */
export const PAGE_KEY = 'AAAAAAAAAAAAAAAAAAAAAA'

const OWN_PAGE: Place = {
  name: 'The guest’s own page (`/konaklama#key`), a review',
  ofOwner: false,
  open: async (page) => {
    await page.goto('about:blank')
    await page.goto(`/konaklama#${PAGE_KEY}`)
    await expect(page.locator('[name=metin]')).toBeVisible()
  },
  type: async (page) => {
    await page.getByRole('radio').nth(4).check({ force: true })
    await page.locator('[name=metin]').fill(NOTE)
  },
  submit: (page) => page.getByRole('button', { name: tr.review.send }).click(),
  done: (page) => expect(page.getByText(tr.review.told.kept)).toBeVisible(),
  kept: (page) => expect(page.locator('[name=metin]')).toHaveValue(NOTE),
  standing: (backend) => countOf(backend, 'reviews', (review) => valueOf(review, 'metin') === NOTE),
  closed: { path: 'reviews', to: '.write' },
  // How it ended is read out by being brought into view and focused.
  tells: ['[tabindex="-1"]:focus'],
  said: {
    killed: /Gönderilemedi/,
    restarted: /ulaştı/,
    slow: /ulaştı/,
    cutBefore: /Gönderilemedi/,
    cutDuring: /Gönderilemedi/,
    cutAfter: /ulaştı/,
    refusing: /yazılamıyor/,
  },
  again: ['killed', 'cutBefore', 'cutDuring', 'refusing'],
}

export const GUESTS_PLACES = [ASKING, OWN_PAGE]
