import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { TextField } from '#ui/Field.tsx'
import { cleanEmail } from '#domain/field/textField.ts'
import { foldText } from '#domain/field/foldText.ts'
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
        // A live region, because the focus is already in the next control.
        <span aria-live="polite">{isBlurred && question}</span>
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

const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'windowslive.com',
  'yandex.com',
  'mynet.com',
]

/** Other real domains that differ from one of these by a letter. */
const ALSO_REAL = ['mail.com', 'ymail.com', 'email.com', 'gmx.com']

/** The probable address behind a typing error, such as "emma@gmial.com" or "şule@gmail.com", or `null`. */
export function meantEmail(email: string): string | null {
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/.exec(cleanEmail(email)) ?? []
  const typed = domain.toLowerCase()
  if (name === '' || ALSO_REAL.includes(typed)) return null
  const known = PROVIDERS.find((each) => each === typed)
  const meant = known ?? PROVIDERS.find((each) => isOneSlipAway(typed, each))
  // The known providers allow only ASCII.
  const isAscii = /^[ -~]*$/.test(name)
  if (!meant || (known && isAscii)) return null
  return `${isAscii ? name : foldText(name)}@${meant}`
}

/** Whether two words differ by one extra, missing or wrong letter, or by two swapped ones. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  let end = 0
  const shorter = Math.min(typed.length, meant.length)
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end))
  if (wrong === undefined || right === undefined) return false
  const swapped = right.length === 2 && wrong === `${right[1]}${right[0]}`
  return swapped || Math.max(wrong.length, right.length) === 1
}
