import { type ReactNode, useState } from 'react'
import { useEarlierTexts, useSentLetters, useStayLog } from '#db/stores.ts'
import type { SentLetter } from '#domain/letters/sentLetters.ts'
import { withTexts } from '#domain/stay/earlierTexts.ts'
import { type Reservation, reservationFields } from '#domain/stay/reservation.ts'
import type { StayEntry } from '#domain/stay/stayChange.ts'
import { formatDate } from '#i18n/format.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatExactMoney, formatMoney } from '#i18n/formatNumbers.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { formatMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { namedAct } from '#office/shared/stayCommands.ts'
import { KeptText } from './KeptText.tsx'
import { StaySection } from './StaySection.tsx'

/** Who changed a stay, when, and which fields; read when it is unfolded. */
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
  const { id } = stay
  const log = useStayLog(id)
  const earlier = useEarlierTexts(id)
  const letters = useSentLetters(id)
  if (log.state !== 'ready' || letters.state !== 'ready' || earlier.state !== 'ready') return null
  const entries = withTexts(log.value, earlier.value, stay)
  const lines = [
    ...entries.map((entry) => ({ at: entry.at, line: <Entry key={entry.id} entry={entry} /> })),
    ...letters.value.map((letter) => ({
      at: letter.at,
      line: <SentLetterLine key={letter.id} letter={letter} />,
    })),
  ].sort((one, other) => other.at - one.at)
  return <ol className="divide-y divide-linen-300">{lines.map(({ line }) => line)}</ol>
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
      <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
      {' · '}
      <span className="wrap-anywhere">{authorName(by)}</span>
      {' · '}
      {children}
    </p>
  )
}

function Entry({ entry: { at, by, verb, steps, payment, kept } }: { entry: StayEntry }) {
  const { t, language } = useTranslation()
  // A payment that was saved with its stay.
  const isSaved = verb !== 'pay' && verb !== 'unpay'
  const format = (name: keyof typeof reservationFields, value: unknown) =>
    formatField(reservationFields[name], value, language, formatExactMoney)
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
      {kept !== null && (
        <p className="tabular-nums">
          {t('office.cancelling.kept')} {formatMoney(kept, language)}
        </p>
      )}
      {(verb === 'edit' || !isSaved) && (
        <ul className="tabular-nums">
          {steps.map(({ name, before, after }) => (
            <li key={name}>
              {t(`admin.fields.${name}`)}:{' '}
              {reservationFields[name].logged || before !== undefined || after !== undefined
                ? `${format(name, before)} → ${format(name, after)}`
                : t('office.history.changed')}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
