import { useOffice } from '#features/office/useOffice.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { duePeriod, isDue } from '#domain/inbox.ts'
import { InboxProvider } from './inboxContext.ts'
import { RetentionNotice } from './RetentionNotice.tsx'
import { RequestInbox } from './RequestInbox.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { serverNow } from '#db/clock.ts'
import { findRequests } from '#db/requestChanges.ts'
import type { Inbox } from '#db/requests.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { AccessDenied } from '#features/office/AccessDenied.tsx'
import { useInboxContextValue } from './useInboxContextValue.tsx'
import { INBOX_PAGE, useInboxNow } from './useInbox.ts'
import { useOfficeAnswers } from './useAnswers.ts'

export function RequestsPage() {
  const { today } = useOffice()
  return today && <Requests today={today} />
}

/** The owners' inbox, live; goes back as far as the request in the address. */
function Requests({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(INBOX_PAGE)
  const answers = useOfficeAnswers()
  const [inbox, retry] = useInboxNow(today, answers, count)
  const context = useInboxContextValue(today)

  if (inbox.state === 'loading') return <LoadingPlaceholder quiet />
  if (inbox.state === 'failed') return <AccessDenied onRetry={retry} />
  const { requests, late, unreadable, hasOlder, asked } = inbox.value
  const place = context.sought === null ? 'here' : placeOf(context.sought, inbox.value)
  if (place === 'older' && asked === count) setCount(count + INBOX_PAGE)
  const older = asked < count ? 'loading' : () => setCount(count + INBOX_PAGE)
  return (
    <InboxProvider value={context}>
      <RequestInbox
        requests={requests}
        late={late}
        unreadable={unreadable}
        onOlder={hasOlder ? older : null}
      >
        <StatusNote className="not-empty:mt-4 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
          {place === 'gone' && t('office.address.requestGone')}
        </StatusNote>
        <RetentionNotice onFind={findDue} onRemove={context.remove} />
      </RequestInbox>
    </InboxProvider>
  )
}

/** The section that holds the request `sought`; request ids sort by the time of sending. */
function placeOf(sought: string, { requests, late, unreadable, hasOlder }: Inbox) {
  const shown = [...[...requests, ...late].flatMap(({ ids }) => ids), ...unreadable]
  if (shown.includes(sought)) return 'here'
  return hasOlder && !shown.some((id) => id < sought) ? 'older' : 'gone'
}

function findDue(limit?: number): Promise<string[]> {
  return findRequests(duePeriod(serverNow()), isDue, limit)
}
