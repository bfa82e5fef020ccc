import { useTranslation } from 'react-i18next'
import type { Period, Received } from '#domain/inbox.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { HoldForm } from './HoldForm.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { type Removable, Removal } from './Removal.tsx'

/** What a dialog of the inbox is about: a deletion, its period, or a hold. */
export type Asked = Removable | { period: Period } | { held: Received }

type InboxQuestionProps = {
  asked: Asked | null
  onFound: (ids: string[]) => void
  onClose: () => void
}

/** The dialogs before requests are deleted or held. */
export function InboxQuestion({ asked, onFound, onClose }: InboxQuestionProps) {
  const { t } = useTranslation()

  function titleOf(about: Asked) {
    if ('period' in about) return t('admin.requests.period.open')
    return t('held' in about ? 'office.requests.hold.title' : 'admin.deletion.question')
  }

  return (
    <Dialog open={asked !== null} title={asked ? titleOf(asked) : ''} onClose={onClose}>
      {asked && 'period' in asked && (
        <PeriodForm period={asked.period} onFound={onFound} onClose={onClose} />
      )}
      {asked && 'held' in asked && <HoldForm request={asked.held} onClose={onClose} />}
      {asked && 'list' in asked && <Removal {...asked} onClose={onClose} />}
    </Dialog>
  )
}
