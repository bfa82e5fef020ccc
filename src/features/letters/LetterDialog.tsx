import { NewTabLink } from '#features/site/NewTabLink.tsx'
import { copyText } from '#features/office/messages.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Bank } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { WrittenLetters } from '#domain/letters/due.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { groupIban, isIban } from '#domain/field/textField.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import {
  type Addressee,
  type Letter,
  type Recipient,
  stayRecipient,
  writeLetter,
} from './letterText.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { followRequestLanguage, followWritten } from '#db/officeValues.ts'
import { useConnected } from '#features/office/connectionState.ts'
import { TOOLS_SITE } from '#features/office/addresses.ts'
import { FailureNote, LoadingPlaceholder, StatusNote } from '#features/office/StatusNote.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { formatDate } from '#i18n/format.ts'
import { OFFICE } from '#i18n/addresses.ts'
import type { Language } from '#i18n/languages.ts'
import { type Letters, useFollowed } from './useLetters.ts'
import { ContactWays } from './ContactWays.tsx'
import { LetterChoices } from './LettersCard.tsx'

type LetterDialogProps = {
  to: Addressee | null
  /** The current stays, including cancelled ones. */
  all: readonly Reservation[]
  ledger: Ledger
  today: IsoDate | null
  letters: Letters
  bank: Bank
  close: () => void
}

/** The letters to one guest, above the page that is open. */
export function LetterDialog(props: LetterDialogProps) {
  const { to, all, ledger, today, letters, bank, close } = props
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const guest =
    to === null ? '' : nameOf('stay' in to ? to.stay.musteriAdi : to.request.facts.guest)
  return (
    <Dialog open={to !== null} title={t('office.writing.title', { guest })} onClose={close}>
      {to && 'request' in to && (
        <>
          {to.onReopen && <Declined onReopen={to.onReopen} onClose={close} />}
          <Written recipient={to.request} letters={letters} />
        </>
      )}
      {to && 'stay' in to && today && (
        <ToStay
          key={to.stay.id}
          opened={to.stay}
          current={all.find(({ id }) => id === to.stay.id)}
          kind={to.kind}
          ledger={ledger}
          today={today}
          letters={letters}
          bank={bank}
        />
      )}
      <div className="mt-6 flex justify-end">
        <Button onClick={close}>{t('app.close')}</Button>
      </div>
    </Dialog>
  )
}

/** Shows that the request is declined although the letter is not sent, and offers to reopen it. */
function Declined({ onReopen, onClose }: { onReopen: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const reopen = () => {
    onClose()
    onReopen()
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p>{t('office.writing.declined')}</p>
      <Button size="small" onClick={reopen}>
        {t('office.writing.reopen')}
      </Button>
    </div>
  )
}

type ToStayProps = {
  opened: Reservation
  current: Reservation | undefined
  kind: LetterKind | undefined
  ledger: Ledger
  today: IsoDate
  letters: Letters
  bank: Bank
}

/** A letter to a stay's guest; closes when the stay no longer exists. */
function ToStay({ opened, current, kind, ledger, today, letters, bank }: ToStayProps) {
  const { t } = useTranslation()
  const [wasThere, setWasThere] = useState(false)
  if (current && !wasThere) setWasThere(true)
  // The subscription may lag behind the change that opened the dialog.
  const reservation = current && current.version >= opened.version ? current : opened
  const language = useFollowed(followRequestLanguage, reservation.request ?? null)
  const connected = useConnected()
  if (wasThere && !current) return <p className="mt-3">{t('office.writing.nothing')}</p>
  if (language === undefined && connected) return <LoadingPlaceholder />
  const recipient = stayRecipient(reservation, {
    payments: paymentsOf(ledger, reservation),
    bank,
    today,
    language: language ?? null,
  })
  return <Written recipient={recipient} kind={kind} letters={letters} />
}

const NOTHING_WRITTEN: WrittenLetters = new Map()

type WrittenProps = { recipient: Recipient; kind?: LetterKind | undefined; letters: Letters }

/** The letters to a recipient, once the sent ones are loaded. */
function Written({ recipient, kind, letters }: WrittenProps) {
  const { id } = recipient
  const written = useFollowed(followWritten, id)
  const connected = useConnected()
  // Offline, an owner can still write; letters that the other owner sent are then unknown.
  if (written === undefined && connected) return <LoadingPlaceholder />
  return (
    <LetterPanel
      recipient={recipient}
      kind={kind}
      letters={letters.own}
      written={letters.writtenTo(id, written ?? NOTHING_WRITTEN)}
      onWritten={(which, language) => letters.onWritten(id, which, language)}
      onTakeBack={(which) => letters.onTakeBack(id, which)}
    />
  )
}

type LetterPanelProps = {
  recipient: Recipient
  /** The letter's kind, if known; else the first that the stay's status allows, sent or not. */
  kind?: LetterKind | undefined
  letters: OwnLetters
  written: WrittenLetters
  onWritten: (kind: LetterKind, language: Language) => void
  onTakeBack: (kind: LetterKind) => void
}

/** A letter to one guest: its kind, language, the links that send it, and whether it was sent. */
export function LetterPanel(props: LetterPanelProps) {
  const { recipient, letters, written, onWritten, onTakeBack } = props
  const { t } = useTranslation()
  const { phone, email, facts } = recipient
  const { kinds } = recipient
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
          onClick={() => void copyText(letter.body).then((isCopied) => isCopied && send())}
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
        kinds={kinds}
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
        <NewTabLink href={`${OFFICE}${TOOLS_SITE}`} className={buttonStyle({ variant: 'primary' })}>
          {t('office.settings.letter.write')}
        </NewTabLink>
        <Button onClick={onOpen}>{t('office.settings.letter.openAnyway')}</Button>
      </div>
    </div>
  )
}

type WrittenNoteProps = Pick<LetterPanelProps, 'written' | 'onTakeBack'> & { kind: LetterKind }

/** Whether a letter was sent, when and by whom. */
function WrittenNote({ written, kind, onTakeBack }: WrittenNoteProps) {
  const { t, language } = useTranslation()
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
