import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Received, Rivals } from '#domain/inbox.ts'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { writeLetter } from '#features/letters/letterText.ts'
import { requestRecipient } from '#features/letters/recipient.ts'
import { Button } from '#ui/Button.tsx'
import { pricedRequest, useInboxContext } from './inboxContext.ts'

type ContactLinksProps = {
  request: Received
  rivals: Rivals | undefined
}

/** Links to a guest: a message and a mail with their text, a call, and other letters. */
export function ContactLinks({ request, rivals }: ContactLinksProps) {
  const { t } = useTranslation()
  const { prices, today, letters, stayOf, write, onWritten, usesSeen } = useInboxContext()
  const asSeen = usesSeen(request)
  const stay = stayOf(request)
  const taken = rivals !== undefined && rivals.stays.length > 0
  const recipient = useMemo(
    () => requestRecipient(pricedRequest(request, asSeen), { taken, prices, today }),
    [request, asSeen, taken, prices, today],
  )
  const [likeliest] = recipient.kinds
  // Memoized, because a hundred are in the list and few change.
  const letter = useMemo(
    () => likeliest && writeLetter(likeliest, recipient.language, recipient.facts, letters),
    [likeliest, recipient, letters],
  )
  // The sender of an accepted request is written to as the guest of the stay.
  const own = likeliest && { request: recipient }
  const to = stay === null || stay === 'gone' ? own : { stay }
  return (
    <ContactWays
      phone={request.phone}
      email={request.email}
      letter={letter}
      onSend={likeliest && (() => onWritten(recipient, likeliest))}
    >
      {to && (
        <Button variant="quiet" size="small" onClick={() => write(to)}>
          {t('office.writing.open')}
        </Button>
      )}
    </ContactWays>
  )
}
