import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Period, Received } from '#domain/inbox.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { HoldForm } from './HoldForm.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { type Removable, Removal } from './Removal.tsx'
import type { Give } from './useAnswer.ts'
import type { Remove } from './useRemoval.ts'

/** What the inbox asks about: a deletion, for which period, or until when a request is held. */
export type Asked = Removable | { period: Period } | { held: Received }

type InboxQuestionProps = {
  asked: Asked | null
  today: IsoDate
  onAnswer: Give
  onFind: (period: Period) => Promise<string[]>
  onFound: (ids: string[]) => void
  onRemove: Remove
  onClose: () => void
}

/** Asks what has to be known before requests are deleted or held. */
export function InboxQuestion({ asked, onFind, onFound, onRemove, ...rest }: InboxQuestionProps) {
  const { t } = useTranslation()
  const { onClose } = rest

  function titleOf(about: Asked) {
    if ('period' in about) return t('admin.requests.period.open')
    return t('held' in about ? 'office.requests.hold.title' : 'admin.deletion.question')
  }

  return (
    <Dialog open={asked !== null} title={asked ? titleOf(asked) : ''} onClose={onClose}>
      {asked && 'period' in asked && (
        <PeriodForm period={asked.period} onFind={onFind} onFound={onFound} onClose={onClose} />
      )}
      {asked && 'held' in asked && <HoldForm {...rest} request={asked.held} />}
      {asked && 'list' in asked && <Removal {...asked} onRemove={onRemove} onClose={onClose} />}
    </Dialog>
  )
}
