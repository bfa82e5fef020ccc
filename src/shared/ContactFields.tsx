import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { TextField } from '#ui/Field.tsx'
import { meantEmail } from '#domain/contact/meantEmail.ts'
import { questionAbout } from '#domain/contact/phone.ts'

type ContactFieldProps = ComponentProps<typeof TextField> & {
  value: string
  /** Called with the corrected text when its question is answered by a tap. */
  onTake: (meant: string) => void
}

/** A mail address; asks whether a similar one at a well-known provider was meant. */
export function EmailField({ onTake, ...control }: ContactFieldProps) {
  const { t } = useTranslation()
  const meant = meantEmail(control.value)
  return (
    <AskingField
      type="email"
      inputMode="email"
      autoComplete="email"
      {...control}
      question={
        meant && <Meant onTake={() => onTake(meant)}>{t('problem.ask.meant', { meant })}</Meant>
      }
    />
  )
}

/** A telephone number; asks about its country, a missing digit or a second number. */
export function PhoneField({ onTake, ...control }: ContactFieldProps) {
  const { t } = useTranslation()
  const question = questionAbout(control.value)
  return (
    <AskingField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...control}
      question={
        typeof question === 'object' && question !== null ? (
          <Meant onTake={() => onTake(question.meant)}>
            {t('problem.ask.meantPhone', { phone: question.meant })}
          </Meant>
        ) : (
          question && t(`problem.ask.${question}`)
        )
      }
    />
  )
}

type AskingFieldProps = ComponentProps<typeof TextField> & { question: ReactNode }

/** A control that shows a question on blur; the typed text is accepted in any case. */
function AskingField({ question, onChange, onBlur, ...control }: AskingFieldProps) {
  const [isBlurred, setIsBlurred] = useState(true)
  return (
    <TextField
      {...control}
      onChange={(event) => {
        setIsBlurred(false)
        onChange?.(event)
      }}
      onBlur={(event) => {
        setIsBlurred(true)
        onBlur?.(event)
      }}
      hint={
        // A live region, because the focus is already in the next control. It has the height of
        // its longest question, so that no button below moves under a finger.
        <span aria-live="polite" className="block min-h-10 @lg:min-h-5">
          {isBlurred && question}
        </span>
      }
    />
  )
}

function Meant({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="-my-1 py-1 text-left font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
      onClick={onTake}
    >
      {children}
    </button>
  )
}
