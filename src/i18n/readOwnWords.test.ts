import { afterEach, expect, test } from 'vitest'
import { contactPhone, hostNames, loadTexts, showLanguage, showOwnWords, textsIn } from './index.ts'
import { NO_OWN_WORDS } from './ownWords.ts'
import { ownWordsOf } from './readOwnWords.ts'

afterEach(() => showOwnWords(NO_OWN_WORDS))

const site = {
  hostNames: 'Ada, Can',
  phone: '+90 532 000 00 00',
  answerHours: 6,
  freeCancellationDays: 14,
  latePercent: 50,
  balanceDays: 7,
  version: 1,
}
const tr = { questions: 'Kedi olur mu?\nOlur.\n\nKöpek?\nOlmaz.', rules: 'Sessizlik\n\nTerlik' }

test('own texts and facts replace the built-in ones, also in sections that load later', async () => {
  await showOwnWords(ownWordsOf({ site, texts: { tr } }))
  await showLanguage('tr')
  await Promise.all([loadTexts('house'), loadTexts('landing')])
  const t = textsIn('tr')

  expect(t('house.questions.items', { returnObjects: true })).toEqual([
    { question: 'Kedi olur mu?', answer: 'Olur.' },
    { question: 'Köpek?', answer: 'Olmaz.' },
  ])
  expect(t('info.notes.items', { returnObjects: true })).toEqual(['Sessizlik', 'Terlik'])
  expect(t('house.hosts.answer')).toContain('en geç 6 saat')
  const terms = t('house.terms.items', { returnObjects: true })
  expect(terms[1]).toBe('Kalan: girişten 7 gün önce, havaleyle.')
  expect(terms[3]).toMatch(/girişe 14 gün kalana dek.*toplamın yüzde 50 kadarı bizde kalır\.$/)
  expect(hostNames()).toEqual(['Ada', 'Can'])
  expect(contactPhone()).toBe(site.phone)
})

test('the built-in ones are back when the own ones are removed', async () => {
  await showLanguage('tr')
  await loadTexts('house')
  const t = textsIn('tr')
  const before = t('house.questions.items', { returnObjects: true })
  await showOwnWords(ownWordsOf({ site, texts: { tr } }))

  await showOwnWords(ownWordsOf(null))

  expect(t('house.questions.items', { returnObjects: true })).toEqual(before)
  expect(t('house.terms.items', { returnObjects: true })[1]).toMatch(
    /^Kalan: geldiğiniz gün, kapıda/,
  )
})
