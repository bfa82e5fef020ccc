import { type ReactNode, useState } from 'react'
import { useEarlierTexts, useKeptAgreements, useSentLetters, useStayLog } from '#db/stores.ts'
import type { KeptAgreement } from '#domain/stay/keptAgreement.ts'
import type { SentLetter } from '#domain/letters/sentLetters.ts'
import { namesOf } from '#domain/field/record.ts'
import { earlierFields, withTexts } from '#domain/stay/earlierTexts.ts'
import { type Reservation, reservationFields } from '#domain/stay/reservation.ts'
import type { StayEntry } from '#domain/stay/stayChange.ts'
import { formatDate, formatParty } from '#i18n/format.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatExactMoney, formatMoney } from '#i18n/formatNumbers.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { formatBalance, formatCancelling, formatTax } from '#i18n/formatTerms.ts'
import { formatCancelledBy, formatDates, formatVillaMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { namedAct } from '#office/shared/stayCommands.ts'
import { Button } from '#ui/Button.tsx'
import { KeptText } from './KeptText.tsx'
import { StaySection } from './StaySection.tsx'

type FieldName = keyof typeof reservationFields

/** A stay's agreements, changes, messages and payments, with day and writer; read when it is unfolded. */
export function StayHistory({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StaySection id="history" title={t('office.history.title')} onToggle={setIsOpen}>
      {isOpen && <Entries stay={stay} />}
    </StaySection>
  )
}

function Entries({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const { id, request } = stay
  const log = useStayLog(id)
  const earlier = useEarlierTexts(id)
  const agreements = useKeptAgreements(id)
  const letters = useSentLetters(id)
  // An answer to the request may have been sent before the stay was added.
  const answers = useSentLetters(request ?? id)
  if (log.state !== 'ready' || earlier.state !== 'ready') return null
  if (letters.state !== 'ready' || answers.state !== 'ready') return null
  if (agreements.state !== 'ready') return null
  const entries = withTexts(log.value, earlier.value, stay.removed ? null : stay)
  const sent = request === undefined ? letters.value : [...letters.value, ...answers.value]
  const lines = [
    ...entries.map((entry) => ({
      at: entry.at,
      line: <Entry key={entry.id} entry={entry} agreed={agreements.value.get(entry.id)} />,
    })),
    ...sent.map((letter) => ({
      at: letter.at,
      line: <SentLetterLine key={letter.id} letter={letter} />,
    })),
  ].sort((one, other) => other.at - one.at)
  return (
    <>
      <Button size="small" className="print:hidden" onClick={printPanel}>
        {t('office.history.print')}
      </Button>
      <ol className="divide-y divide-linen-300">{lines.map(({ line }) => line)}</ol>
    </>
  )
}

/** Prints the panel of the stay in place of the list beside it. */
function printPanel() {
  const { classList } = document.documentElement
  classList.add('prints-panel')
  addEventListener('afterprint', () => classList.remove('prints-panel'), { once: true })
  print()
}

/** A letter as it was opened. */
function SentLetterLine({ letter: { kind, language, how, text, by, at } }: { letter: SentLetter }) {
  const { t } = useTranslation()
  return (
    <li className="py-3">
      <Heading at={at} by={by}>
        {t(`office.history.sent.${how}`, { kind: t(`office.writing.kinds.${kind}`) })}
      </Heading>
      <KeptText language={language}>{text}</KeptText>
    </li>
  )
}

/** When something was done, by whom, and what. */
function Heading({ at, by, children }: { at: number; by: string; children: ReactNode }) {
  const { language } = useTranslation()
  const authorName = useAuthorName()
  return (
    <p className="text-sm text-pine-600">
      <time dateTime={new Date(at).toISOString()}>{formatVillaMoment(at, language)}</time>
      {' · '}
      <span className="wrap-anywhere">{authorName(by)}</span>
      {' · '}
      {children}
    </p>
  )
}

type EntryProps = {
  entry: StayEntry
  /** The agreement that it made. */
  agreed: KeptAgreement | undefined
}

function Entry({ entry: { at, by, verb, steps, payment, cancellation }, agreed }: EntryProps) {
  const { t, language } = useTranslation()
  // A payment that was saved with its stay.
  const isSaved = verb !== 'pay' && verb !== 'unpay'
  const format = (name: FieldName, value: unknown) =>
    formatField(reservationFields[name], value, language, formatExactMoney)
  const formatStep = (name: FieldName, before: unknown, after: unknown) => {
    if (verb === 'add') return format(name, after)
    // The texts of some fields are not kept.
    const isKnown = reservationFields[name].logged || before !== undefined || after !== undefined
    return isKnown
      ? `${format(name, before)} → ${format(name, after)}`
      : t('office.history.changed')
  }
  const isShown = (step: StayEntry['steps'][number]) =>
    verb === 'edit' ||
    !isSaved ||
    (verb === 'add' && step.after !== undefined && OF_NEW_STAYS.includes(step.name))
  const shownSteps = steps.filter(isShown)
  return (
    <li className="py-3">
      <Heading at={at} by={by}>
        {t(`admin.acts.${namedAct(verb, payment?.amount)}.log`)}
      </Heading>
      {payment && (
        <p className="tabular-nums">
          {isSaved && `${t('admin.acts.pay.log')}: `}
          {formatMoney(payment.amount, language)} · {formatDate(payment.date, language)}
        </p>
      )}
      {cancellation && (
        <p className="wrap-anywhere tabular-nums">
          {[
            cancellation.kept !== undefined &&
              `${t('office.cancelling.kept')} ${formatMoney(cancellation.kept, language)}`,
            formatCancelledBy(t, cancellation),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {shownSteps.length > 0 && (
        <ul className="tabular-nums wrap-anywhere whitespace-pre-line">
          {shownSteps.map(({ name, before, after }) => (
            <li key={name}>
              {t(`admin.fields.${name}`)}: {formatStep(name, before, after)}
            </li>
          ))}
        </ul>
      )}
      {agreed && <Agreed kept={agreed} />}
    </li>
  )
}

/** The whole agreement after a change. */
function Agreed({ kept: { checkIn, checkOut, toplamUcret, kapora, agreement } }: AgreedProps) {
  const { t, language } = useTranslation()
  const formatLine = useFormatLine()
  const dates = { checkIn, checkOut }
  const money = (sum: number) => formatExactMoney(sum, language)
  const { damageDeposit } = agreement
  const tax = formatTax(t, agreement)
  const parts = [
    formatDates(dates, language),
    ...agreement.lines.map((line) => `${formatLine(line)}: ${money(line.amount)}`),
    `${t('guestPage.agreement.total')}: ${money(toplamUcret)}`,
    tax && `${t('guestPage.agreement.taxName')}: ${tax}`,
    `${t('guestPage.agreement.deposit')}: ${money(kapora)}`,
    formatParty(t, agreement),
    formatBalance(t, { dates, agreement, amount: toplamUcret - kapora }, language),
    `${t('guestPage.agreement.damage')}: ${damageDeposit === undefined ? t('guestPage.agreement.noDamage') : money(damageDeposit)}`,
    formatCancelling(t, { dates, agreement }, language),
  ]
  return <KeptText>{parts.filter((part) => part !== undefined).join('\n')}</KeptText>
}

type AgreedProps = { kept: KeptAgreement }

/** A new stay in the history: its days, its agreement, and the guest's typed texts. */
const OF_NEW_STAYS: readonly string[] = [
  'girisTarihi',
  'cikisTarihi',
  'toplamUcret',
  'kapora',
  'guests',
  ...namesOf(earlierFields),
]
