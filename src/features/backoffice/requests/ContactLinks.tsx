import { useTranslation } from 'react-i18next'
import type { Received, Rivals } from '#domain/inbox.ts'
import { mailLink, phoneLink, whatsappLink } from '#lib/links.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { useDesk } from './desk.ts'
import { writeLetter } from './letter.ts'

type ContactLinksProps = {
  request: Received
  rivals: Rivals | undefined
}

/** Ways to a guest: a message and a mail that are written already, and a call. */
export function ContactLinks({ request, rivals }: ContactLinksProps) {
  const { t } = useTranslation()
  const { prices } = useDesk()
  const { phone, email } = request
  const taken = rivals !== undefined && rivals.stays.length > 0
  const letter = writeLetter(request, { taken, prices })
  const look = buttonStyle({ variant: 'quiet', size: 'small' })
  return (
    <div className="-ml-3 flex flex-wrap">
      <a
        className={look}
        href={whatsappLink(phone, letter.body)}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a className={look} href={mailLink(email, letter)}>
        {t('office.requests.mail')}
      </a>
      <a className={look} href={phoneLink(phone)}>
        {t('office.requests.call')}
      </a>
    </div>
  )
}
