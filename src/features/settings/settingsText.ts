import type { i18n } from 'i18next'
import { bank } from '#content/bank.ts'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { isIban } from '#domain/field/textField.ts'
import type {
  PrivateSettings,
  SettingName,
  SettingsPart,
  SettingsValues,
  SiteSettings,
} from '#domain/settings/settings.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { textsIn } from '#i18n/index.ts'
import { isLanguage, languages } from '#i18n/languages.ts'

const FIRST_PRIVATE: PrivateSettings = {
  accountHolder: bank.accountHolder,
  ...(isIban(bank.iban) && { iban: bank.iban.replaceAll(' ', '') }),
  depositDays: bank.depositDays,
}

const FIRST_SITE: SiteSettings = {
  hostNames: hosts.firstNames.join(', '),
  hostFamily: hosts.familyName,
  phone: villa.phoneShown,
  answerHours: hosts.answerHours,
  balanceDays: 0,
  freeCancellationDays: villa.freeCancellationDays,
}

/** The values of a part before its first change, which come from `content/`. */
export function firstValues(part: SettingsPart): SettingsValues {
  if (part === 'private') return FIRST_PRIVATE
  return part === 'site' ? FIRST_SITE : {}
}

/** The title of a part, with the language of texts. */
export function formatPart(part: SettingsPart, t: i18n['t']): string {
  if (part === 'private' || part === 'site') return t(`office.settings.titles.${part}`)
  const language = part.slice('texts/'.length)
  const name = isLanguage(language) ? languages[language].name : language
  return `${t('office.settings.titles.texts')} (${name})`
}

/** The key of the label of a field. */
export function labelOf(name: string) {
  // The names of a part's fields are strings where the part is a variable.
  return `office.settings.fields.${name as SettingName}` as const
}

/** The key of the draft of a part. */
export function settingsDraft(part: SettingsPart): string {
  return `${OWNERS_DRAFTS}settings/${part}`
}

/** The texts that the site shows in a language, as an owner types them; built-in unless replaced. */
export function shownTexts(language: string): { [name: string]: string } {
  if (!isLanguage(language)) return {}
  const t = textsIn(language)
  const questions = t('house.questions.items', { returnObjects: true })
  return {
    subtitle: t('hero.subtitle'),
    about: t('footer.about'),
    hosts: t('house.hosts.text'),
    questions: questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    rules: t('info.notes.items', { returnObjects: true }).join('\n'),
  }
}
