import type { Page } from '@playwright/test'
import { dayFromToday } from '#scripts/demo.ts'
import { expect, expectAwake, fillPerson, forgive, LANGUAGES, longDate, test } from './site.ts'

const TEXTS = {
  Turkish: {
    forward: 'Bir ay ileri',
    nights: ['4 gece', '6 gece'],
    submit: 'Talebi gönder',
    sent: 'Talebiniz bizde',
    open: 'Konuk sayfanızı açın',
    otherSubmit: 'Send request',
    otherPage: 'We have your request',
  },
  English: {
    forward: 'One month forward',
    nights: ['4 nights', '6 nights'],
    submit: 'Send request',
    sent: 'We have your request',
    open: 'Open your page',
    otherSubmit: 'Talebi gönder',
    otherPage: 'Talebiniz bizde',
  },
} as const

/** Replaces every text as Chrome's "translate this page" does: those on the loaded page and new ones. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent) continue
        if (parent.closest('script, style, textarea, title, font')) continue
        const outer = document.createElement('font')
        outer.style.verticalAlign = 'inherit'
        const inner = document.createElement('font')
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () => {
      replaceTexts(document.body)
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') replaceTexts(target)
          for (const node of addedNodes) replaceTexts(node)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

for (const { language, path, locale, other, run } of LANGUAGES) {
  test(`a translated ${language} page shows picked days, the confirmation, the guest's page and the other language${run}`, async ({
    page,
    complaints,
  }) => {
    const texts = TEXTS[language]
    await translate(page)
    await page.goto(`${path}#rezervasyon`)
    const section = page.locator('#rezervasyon')
    await expectAwake(section)
    await expect(section.locator('font').first()).toBeVisible()

    const pick = async (days: number) => {
      const day = page.getByRole('button', { name: longDate(dayFromToday(days), locale) }).first()
      if ((await day.count()) === 0) await page.getByRole('button', { name: texts.forward }).click()
      await day.click()
    }
    await pick(21)
    await pick(25)
    await expect(section).toContainText(texts.nights[0])
    await page.locator('[name=checkOut]').fill(dayFromToday(27))
    await expect(section).toContainText(texts.nights[1])
    await expect(section).not.toContainText(texts.nights[0])

    await page.getByRole('link', { name: other }).first().click()
    await expect(page.getByRole('button', { name: texts.otherSubmit })).toBeVisible()
    await page
      .getByRole('link', { name: language === 'Turkish' ? 'Türkçe' : 'English' })
      .first()
      .click()
    await expect(page.getByRole('button', { name: texts.submit })).toBeVisible()
    await fillPerson(page)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('region', { name: texts.sent })).toContainText('İpek Işık')

    await page.getByRole('link', { name: texts.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.sent })).toBeVisible()
    await page.getByRole('link', { name: other }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: texts.otherPage })).toBeVisible()
    // React replaces a section that was translated before it was hydrated.
    forgive(complaints, /Minified React error #418/)
  })
}
