import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stayIn } from '#domain/change.ts'
import { channelNameIn } from '#domain/channels/pendingChannels.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Pending, Unreadable } from '#domain/pending.ts'
import { Question } from '#features/office/Question.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { UnconfirmedList } from './UnconfirmedList.tsx'
import { useNow } from '#features/office/useNow.ts'

type UnsentListProps = {
  works: readonly Pending<QueuedChange>[]
  /** Changes that were not made on this device in this session. */
  unconfirmed: readonly QueuedChange[]
  unreadable: readonly Unreadable[]
  onSend: (works: readonly QueuedChange[]) => void
  onReopen: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
  onDelete: (unreadable: Unreadable) => void
}

/** The pending, unconfirmed and unreadable changes, with a confirmation before one is discarded. */
export function PendingList(props: UnsentListProps) {
  const { works, unconfirmed, unreadable, onSend, onReopen, onGiveUp, onDelete } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<QueuedChange | null>(null)
  const [deleting, setDeleting] = useState<Unreadable | null>(null)
  const now = useNow()

  function whatOf(work: QueuedChange): string {
    switch (work.of) {
      case 'stay':
        return stayIn(work)?.musteriAdi ?? ''
      case 'answer':
        return work.guest
      case 'letter':
        return t(`office.writing.kinds.${work.kind}`)
      case 'prices':
        return t('office.prices.pending')
      case 'settings':
        return t('office.rooms.tools/settings')
      case 'channel':
        return channelNameIn(work)
      case 'guide':
      case 'choices':
      case 'script':
        return t(`admin.unsent.${work.of}`)
    }
  }

  return (
    <>
      <UnconfirmedList
        works={unconfirmed}
        now={now}
        onSend={onSend}
        onAsk={setAsked}
        onGiveUp={onGiveUp}
      />
      {works.length + unreadable.length > 0 && (
        <PendingChanges
          works={works}
          unreadable={unreadable}
          now={now}
          onReopen={onReopen}
          onGiveUp={setAsked}
          onDelete={setDeleting}
        />
      )}
      <Question
        open={asked !== null}
        title={t('admin.unsent.giveUpQuestion')}
        answer={t('admin.unsent.giveUpAnswer')}
        onAnswer={() => {
          if (asked) onGiveUp(asked)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      >
        {t('admin.unsent.giveUpText', { guest: asked ? whatOf(asked) : '' })}
      </Question>
      <Question
        open={deleting !== null}
        title={t('admin.unreadableKept.question')}
        answer={t('admin.unreadableKept.answer')}
        onAnswer={() => {
          if (deleting) onDelete(deleting)
          setDeleting(null)
        }}
        onClose={() => setDeleting(null)}
      >
        {t('admin.unreadableKept.questionText')}
      </Question>
    </>
  )
}
