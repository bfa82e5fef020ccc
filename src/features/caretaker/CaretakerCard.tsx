import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { choicesAt, type NewsChoices } from '#domain/caretaker/choices.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languages } from '#i18n/languages.ts'
import { NEWS_KINDS, type Postbox } from '#domain/caretaker/postbox.ts'
import { copyAlarmsOf } from '#domain/caretaker/alarms.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { Checkbox } from '#features/office/forms.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { Choice } from '#ui/Choice.tsx'
import { useNow } from '#features/office/connectionState.ts'
import { useCaretakerTexts } from './TodayCaretaker.tsx'

type CaretakerCardProps = {
  caretaker: Caretaker
  /** Its last results, or how to set it up. */
  state: ReactNode
  address: string
  setup: ReactNode
  /** Stores this owner's choices; rejects with a `Failure`. */
  onChoose: (base: NewsChoices, wanted: NewsChoices) => Promise<void>
}

/** The caretaker's status, and which mails it sends to this owner. */
export function CaretakerCard({ caretaker, state, setup, address, onChoose }: CaretakerCardProps) {
  const { t } = useTranslation()
  return (
    <ToolCard title={t('office.caretaker.title')} text={t('office.caretaker.text')}>
      {state}
      <MailTroubles postboxes={caretaker.postboxes} />
      <NewsForm
        choices={choicesAt(address, caretaker.choices, DEFAULT_LANGUAGE)}
        onChoose={onChoose}
      />
      {setup}
      <details className="mt-6 border-t border-linen-300 pt-4">
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.watch.installer.title')}
        </summary>
        <p className="mt-2 max-w-text wrap-anywhere">{t('office.watch.installer.text')}</p>
      </details>
    </ToolCard>
  )
}

/** The addresses that refuse the caretaker's mail: why, since when, and the next attempt. */
function MailTroubles({ postboxes }: { postboxes: ReadonlyMap<string, Postbox> }) {
  const { t, language } = useTranslation()
  const troubled = [...postboxes].flatMap(([key, { to, trouble }]) =>
    trouble ? [{ key, to, ...trouble }] : [],
  )
  if (troubled.length === 0) return null
  return (
    <ul className="mb-4 space-y-2 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
      {troubled.map(({ key, to, problem, since, next, tries }) => (
        <li key={key} className="wrap-anywhere">
          <strong className="font-semibold">{to}</strong>:{' '}
          {t(`office.caretaker.problems.${problem}`)}{' '}
          {t('office.caretaker.troubled', {
            count: tries,
            since: formatMoment(since, language),
            next: formatMoment(next, language),
          })}
        </li>
      ))}
    </ul>
  )
}

type NewsFormProps = {
  choices: NewsChoices
  /** Stores them; rejects with a `Failure`. */
  onChoose: (base: NewsChoices, wanted: NewsChoices) => Promise<void>
}

/** An owner's mail notifications and their language; each choice is stored immediately. */
function NewsForm({ choices, onChoose }: NewsFormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>(null)
  const { email: address, language } = choices

  function choose(change: Partial<NewsChoices>) {
    setFailure(null)
    onChoose(choices, { ...choices, ...change }).catch(setFailure)
  }

  return (
    <fieldset>
      <legend className="font-semibold wrap-anywhere">
        {t('office.caretaker.choices', { address })}
      </legend>
      {NEWS_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          label={t(`office.caretaker.kinds.${kind}`)}
          checked={choices[kind]}
          onTick={(on) => choose({ [kind]: on })}
        />
      ))}
      <div className="mt-2 max-w-xs">
        <Choice
          name="language"
          label={t('office.caretaker.language')}
          value={isLanguage(language) ? language : DEFAULT_LANGUAGE}
          options={LANGUAGES.map((each) => [each, languages[each].name])}
          onChange={(language) => choose({ language: language })}
        />
      </div>
      {failure !== null && (
        <FailureNote>{t('admin.form.failed', { message: formatError(failure) })}</FailureNote>
      )}
    </fieldset>
  )
}

/** The caretaker's last results. */
export function ToolsCaretaker({ caretaker }: { caretaker: Caretaker }) {
  return <CaretakerStatus caretaker={caretaker} now={useNow()} />
}

/** When the caretaker last ran, its results and backups; or how to set it up. */
export function CaretakerStatus({ caretaker, now }: { caretaker: Caretaker; now: number }) {
  const { t } = useTranslation()
  const words = useCaretakerTexts(now)
  const { look } = caretaker
  if (!look) {
    const next = caretaker.script ? 'office.watch.saved' : 'office.watch.never'
    return <p className="mb-4 max-w-text">{t(next)}</p>
  }
  return (
    <div className="mb-4 max-w-text">
      <p className="font-semibold">{words.looked(look.at)}</p>
      <p>{words.found(look).join(' ')}</p>
      <p>{words.copied(caretaker).join(' ')}</p>
      {copyAlarmsOf(caretaker, now).map((alarm) => (
        <p key={alarm.is} className="mt-1 text-alert-700">
          {words.alarm(alarm)}
        </p>
      ))}
    </div>
  )
}
