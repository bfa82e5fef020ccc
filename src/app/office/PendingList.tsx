import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { stayIn } from '#domain/change.ts'
import { channelNameIn } from '#domain/channels/pendingChannels.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Pending, Unreadable } from '#domain/pending.ts'
import { Question } from '#features/office/forms.tsx'
import { PendingChanges, QueuedChangeText } from './PendingChanges.tsx'
import { useNow } from '#features/office/connectionState.ts'
import { Button } from '#ui/Button.tsx'

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
        return t('office.settings.form')
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

type UnconfirmedListProps = {
  works: readonly QueuedChange[]
  now: number
  onSend: (works: readonly QueuedChange[]) => void
  onAsk: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
}

function UnconfirmedList({ works, now, onSend, onAsk, onGiveUp }: UnconfirmedListProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      {works.length > 0 && (
        <UnconfirmedChanges
          works={works}
          now={now}
          onSend={onSend}
          onGiveUp={onAsk}
          onGiveUpAll={() => setAsked(true)}
        />
      )}
      <Question
        open={asked}
        title={t('admin.unconfirmed.question', { count: works.length })}
        answer={t('admin.unconfirmed.answer')}
        onAnswer={() => {
          for (const work of works) onGiveUp(work)
          setAsked(false)
        }}
        onClose={() => setAsked(false)}
      >
        {t('admin.unconfirmed.questionText')}
      </Question>
    </>
  )
}

type UnconfirmedChangesProps = {
  works: readonly QueuedChange[]
  now: number
  onSend: (works: readonly QueuedChange[]) => void
  onGiveUp: (work: QueuedChange) => void
  onGiveUpAll: () => void
}

// The number of changes shown, so that the owner reviews all that is sent.
const SHOWN = 20

/** Changes that were not made on this device in this session; their owner confirms them first. */
function UnconfirmedChanges(props: UnconfirmedChangesProps) {
  const { works, now, onSend, onGiveUp, onGiveUpAll } = props
  const { t } = useTranslation()
  const shown = works.slice(0, SHOWN)
  return (
    <details open>
      <summary className="cursor-pointer py-1 font-semibold">
        {t('admin.unconfirmed.title', { count: works.length })}
      </summary>
      <p>{t('admin.unconfirmed.text')}</p>
      <ul className="-mx-3 max-h-[40vh] divide-y divide-pine-950/15 overflow-auto px-3">
        {shown.map((work) => (
          <li
            key={work.entry}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <QueuedChangeText work={work} now={now} />
            </p>
            <div className="-mx-3 flex">
              <Button variant="quiet" size="small" onClick={() => onSend([work])}>
                {t('admin.unconfirmed.send')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onGiveUp(work)}>
                {t('admin.unsent.giveUp')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {works.length > SHOWN && (
        <p>{t('admin.unconfirmed.more', { count: works.length - SHOWN })}</p>
      )}
      {works.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onSend(shown)}>
            {t('admin.unconfirmed.sendShown', { count: shown.length })}
          </Button>
          <Button size="small" variant="danger" onClick={onGiveUpAll}>
            {t('admin.unconfirmed.giveUpAll', { count: works.length })}
          </Button>
        </div>
      )}
    </details>
  )
}
