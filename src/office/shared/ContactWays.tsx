import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { fitsMailLink, mailLink } from '#domain/contact/links.ts'
import { chatNumber, phoneLink, whatsappLink } from '#domain/contact/phone.ts'
import { buttonStyle } from '#ui/Button.tsx'
import type { SendingWay } from '#domain/letters/sentLetters.ts'
import { copyText } from '#ui/shareLink.ts'
import type { Letter } from './letterText.ts'

type ContactWaysProps = {
  phone: string | undefined
  email: string | undefined
  /** The text that starts a message or mail; none unless given. */
  letter?: Letter | undefined
  /** Called when somebody opens a message or mail with the letter. */
  onSend?: ((how: SendingWay) => void) | undefined
  /** The id of the element that names the guest, if a page has several guests. */
  describedBy?: string | undefined
  children?: ReactNode
}

// Four buttons fit in a row of the narrowest phone.
const CLOSE = 'max-sm:px-2.5'

/** Links to message, mail or call a guest with the contacts that are known. */
export function ContactWays(props: ContactWaysProps) {
  const { phone, email, letter, describedBy, onSend, children } = props
  const { t } = useTranslation()
  const fitsMail = letter === undefined || fitsMailLink(letter)
  const look = clsx(buttonStyle({ variant: 'quiet', size: 'small' }), CLOSE)
  return (
    <div className="-ml-2.5 flex flex-wrap sm:-ml-3">
      {phone !== undefined && (
        <a
          className={look}
          aria-describedby={describedBy}
          href={whatsappLink(phone, letter?.body ?? '')}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onSend?.('whatsapp')}
        >
          WhatsApp
        </a>
      )}
      {email !== undefined && (
        <a
          className={look}
          aria-describedby={describedBy}
          href={mailLink(email, fitsMail ? letter : { subject: letter.subject })}
          onClick={() => {
            if (!fitsMail) void copyText(letter.body)
            onSend?.('mail')
          }}
        >
          {t('office.writing.mail')}
        </a>
      )}
      {phone !== undefined && (
        <a className={look} aria-describedby={describedBy} href={phoneLink(phone)}>
          {t('office.writing.call')}
        </a>
      )}
      {children}
      {email !== undefined && !fitsMail && (
        <p className="w-full px-3 pb-2 text-sm text-pine-700">{t('office.writing.tooLong')}</p>
      )}
      {phone !== undefined && chatNumber(phone) === null && (
        <p className="w-full px-3 pb-2 text-sm text-pine-700">{t('office.writing.noCountry')}</p>
      )}
    </div>
  )
}
