import { useState } from 'react'
import { type UnansweredPage, unansweredSince } from '#db/unansweredSince.ts'
import { useRequestsClosed } from '#db/stores.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { RequestFormSwitch } from '#office/shared/RequestFormSwitch.tsx'
import { toastFailure } from '#office/shared/messages.ts'
import { Button } from '#ui/Button.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { DeleteQuestion } from './DeleteMany.tsx'

type Found = { first: UnansweredPage; readMore: () => Promise<UnansweredPage> }

const HOUR_MS = 3_600_000
const SPANS = { hour: HOUR_MS, day: 24 * HOUR_MS }

/** The tools for many requests at a time: their deletion, and the form's switch. */
export function InboxTools({ isCrowded }: { isCrowded: boolean }) {
  const { t } = useTranslation()
  const isClosed = useRequestsClosed()
  const [found, setFound] = useState<Found | null>(null)
  const { send } = useSending()
  if (!isCrowded && !isClosed) return null

  async function ask(span: keyof typeof SPANS): Promise<void> {
    const readMore = unansweredSince(SPANS[span])
    const first = await readMore()
    if (first.requests.length > 0) setFound({ first, readMore })
    else toastDone(() => translate('office.requests.many.none'))
  }

  return (
    <div className="mb-4 space-y-3 border-b border-linen-300 pb-4">
      <div className="flex flex-wrap gap-2">
        {(['hour', 'day'] as const).map((span) => (
          <Button
            key={span}
            size="small"
            variant="danger"
            onClick={() => void send(() => ask(span).catch(toastFailure))}
          >
            {t(`office.requests.many.${span}`)}
          </Button>
        ))}
      </div>
      <RequestFormSwitch />
      <DeleteQuestion
        requests={found?.first.requests ?? null}
        readMore={found?.first.hasMore ? found.readMore : undefined}
        onClose={() => setFound(null)}
      />
    </div>
  )
}
