import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupIban, isIban } from '#domain/field/textField.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { WrittenLetters } from '#domain/letters/written.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { SETTINGS_ADDRESS } from '#features/office/addresses.ts'
import { ContactWays } from './ContactWays.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { formatDate } from '#i18n/format.ts'
import { OFFICE } from '#i18n/addresses.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'
import { LetterChoices } from './LetterChoices.tsx'
import { type Letter, writeLetter } from './letterText.ts'
import type { Recipient } from './recipient.ts'

type LetterPanelProps = {
  recipient: Recipient
  /** The letter's kind, if known; else the first that the stay's status allows, sent or not. */
  kind?: LetterKind | undefined
  /** The owners' own texts. */
  letters: OwnLetters
  written: WrittenLetters
  /** Records that a letter was sent in a language. */
  onWritten: (kind: LetterKind, language: Language) => void
  /** Removes that record. */
  onTakeBack: (kind: LetterKind) => void
}

/** A letter to one guest: its kind, language, the links that send it, and whether it was sent. */
export function LetterPanel(props: LetterPanelProps) {
  const { recipient, letters, written, onWritten, onTakeBack } = props
  const { t } = useTranslation()
  const { phone, email, facts } = recipient
  const kinds = recipient.added ? [...recipient.kinds, ...letters.added] : recipient.kinds
  const [picked, pick] = useState(props.kind ?? kinds[0] ?? null)
  const [language, speak] = useState(recipient.language)
  const [warned, setWarned] = useState(false)
  const [changed, change] = useState<{ about: string; letter: Letter } | null>(null)
  // The allowed kinds may have changed since the choice.
  const kind = picked !== null && kinds.includes(picked) ? picked : (kinds[0] ?? null)
  if (kind === null) return <p className="mt-3">{t('office.writing.nothing')}</p>

  const about = `${kind}/${language}`
  const builtLetter = writeLetter(kind, language, facts, letters)
  const isChanging = changed?.about === about
  const letter = isChanging ? changed.letter : builtLetter
  const send = () => onWritten(kind, language)
  const { bank } = facts
  const isSample =
    bank !== undefined && !isIban(bank.iban) && letter.body.includes(groupIban(bank.iban))
  if (isSample && !warned) return <SampleIban onOpen={() => setWarned(true)} />
  const ways = (
    <>
      <ContactWays phone={phone} email={email} letter={letter} onSend={send}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void copy(letter).then(send, notCopied)}
        >
          {t('office.writing.copy')}
        </Button>
      </ContactWays>
      <WrittenNote written={written} kind={kind} onTakeBack={onTakeBack} />
    </>
  )
  return (
    <div className="mt-4 space-y-4">
      <LetterChoices
        kind={kind}
        {...{ kinds, letters }}
        language={language}
        languageHint={
          recipient.readsBy !== null && language === recipient.language
            ? t(`office.writing.readsBy.${recipient.readsBy}`)
            : undefined
        }
        onKind={pick}
        onLanguage={speak}
      />
      {phone === undefined && email === undefined && <p>{t('office.writing.noAddress')}</p>}
      {!isChanging && ways}
      {isChanging ? (
        <LetterFields
          {...{ letter, language }}
          onChange={(next) => change({ about, letter: next })}
          onReset={() => change(null)}
        />
      ) : (
        <div lang={language} className="rounded-field bg-linen-50 px-4 py-3 wrap-anywhere">
          <p className="font-semibold">{letter.subject}</p>
          <p className="mt-2 whitespace-pre-line">{letter.body}</p>
          <Button size="small" className="mt-3" onClick={() => change({ about, letter })}>
            {t('office.writing.edit')}
          </Button>
        </div>
      )}
      {isChanging && ways}
    </div>
  )
}

type LetterFieldsProps = {
  letter: Letter
  language: Language
  onChange: (letter: Letter) => void
  onReset: () => void
}

/** The letter as it is sent this once; the owners' text of its kind stays as it is. */
function LetterFields({ letter, language, onChange, onReset }: LetterFieldsProps) {
  const { t } = useTranslation()
  return (
    <div>
      <TextField
        lang={language}
        label={t('office.writing.own.subject')}
        value={letter.subject}
        onChange={({ target }) => onChange({ ...letter, subject: target.value })}
      />
      <TextAreaField
        lang={language}
        label={t('office.writing.own.body')}
        value={letter.body}
        rows={14}
        hint={t('office.writing.editHint')}
        onChange={({ target }) => onChange({ ...letter, body: target.value })}
      />
      <Button size="small" onClick={onReset}>
        {t('office.writing.resetEdit')}
      </Button>
    </div>
  )
}

/** A letter with the sample's IBAN opens only after this warning. */
function SampleIban({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-4">
      <FailureNote>{t('office.settings.letter.sample')}</FailureNote>
      <div className="mt-3 flex flex-wrap gap-2">
        {/* In a tab of its own, because the letter stays open and follows the settings. */}
        <a
          href={`${OFFICE}${SETTINGS_ADDRESS}`}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'primary' })}
        >
          {t('office.settings.letter.write')}
          <span className="sr-only"> {t('app.newTab')}</span>
        </a>
        <Button onClick={onOpen}>{t('office.settings.letter.openAnyway')}</Button>
      </div>
    </div>
  )
}

async function copy({ body }: Letter): Promise<void> {
  await navigator.clipboard.writeText(body)
  toastDone(() => translate('office.writing.copied'))
}

function notCopied() {
  toastFailed(() => translate('office.writing.notCopied'))
}

type WrittenNoteProps = Pick<LetterPanelProps, 'written' | 'onTakeBack'> & { kind: LetterKind }

/** Whether a letter was sent, when and by whom. */
function WrittenNote({ written, kind, onTakeBack }: WrittenNoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const known = written.get(kind)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <StatusNote className="text-sm wrap-anywhere text-pine-700">
        {known
          ? t('office.writing.written', { day: formatDate(known.date, language), by: known.by })
          : t('office.writing.unwritten')}
      </StatusNote>
      {known && (
        <Button size="small" onClick={() => onTakeBack(kind)}>
          {t('office.writing.takeBack')}
        </Button>
      )}
    </div>
  )
}
