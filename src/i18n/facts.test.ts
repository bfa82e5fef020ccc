import { afterEach, expect, test } from 'vitest'
import { contactPhone, hostNames, loadTexts, showFacts, showLanguage, textsIn } from './index.ts'
import { siteFactsOf } from './facts.ts'

afterEach(() => showFacts({}))

const site = {
  hostNames: 'Ada, Can',
  phone: '+90 532 000 00 00',
  answerHours: 6,
  freeCancellationDays: 14,
  latePercent: 50,
  balanceDays: 7,
  version: 1,
}

test('facts from the office replace the built-in ones, also in sections that load later', async () => {
  await showFacts(siteFactsOf(site))
  await showLanguage('tr')
  await loadTexts('house')
  const t = textsIn('tr')

  expect(t('house.hosts.answer')).toContain('en geç 6 saat')
  const terms = t('house.terms.items', { returnObjects: true })
  expect(terms[1]).toBe('Kalan: girişten 7 gün önce, havaleyle.')
  expect(terms[3]).toMatch(/girişe 14 gün kalana dek.*toplamın %50 kadarı bizde kalır\.$/)
  expect(hostNames()).toEqual(['Ada', 'Can'])
  expect(contactPhone()).toBe(site.phone)
})

test('the built-in facts are back when the owners’ are removed', async () => {
  await showLanguage('tr')
  await loadTexts('house')
  await showFacts(siteFactsOf(site))

  await showFacts(siteFactsOf(null))

  expect(textsIn('tr')('house.terms.items', { returnObjects: true })[1]).toMatch(
    /^Kalan: geldiğiniz gün, kapıda/,
  )
})

test('a fact of a wrong type is left out', () => {
  expect(siteFactsOf({ phone: 5, answerHours: '6', hostFamily: 'Sezer' })).toEqual({})
})
