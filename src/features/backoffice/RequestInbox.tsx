import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period, Received } from '#domain/inbox.ts'
import { LAST_MOMENT } from '#domain/pushId.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PeriodForm } from './requests/PeriodForm.tsx'
import { type Removable, Removal } from './requests/Removal.tsx'
import { RequestGroup } from './requests/RequestGroup.tsx'
import { SelectionBar } from './requests/SelectionBar.tsx'
import type { Remove } from './requests/useRemoval.ts'
import { useSelection } from './requests/useSelection.ts'

type RequestInboxProps = {
  /** Newest first. */
  requests: readonly Received[]
  /** Those that claim to come from the future, newest first. */
  late: readonly Received[]
  /** The ids of those that cannot be read. */
  unreadable: readonly string[]
  /** A change has not been answered by the database yet. */
  pending: boolean
  /** Begins a reservation from a request. */
  onUse: (request: Received) => void
  /** Shows older ones; `loading` while they are on their way, `null` when there are none. */
  onOlder: (() => void) | 'loading' | null
  /** Finds the ids of all unanswered requests of a period, on show or not; rejects with the failure to be told. */
  onFind: (period: Period) => Promise<string[]>
  onRemove: Remove
  /** Stands above the list. */
  children?: ReactNode
}

/** The visitors' reservation requests, newest first, and ways to be rid of many. */
export function RequestInbox(props: RequestInboxProps) {
  const { requests, late, unreadable, pending, onUse, onOlder, onFind, onRemove, children } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Removable | 'period' | null>(null)
  const heading = useFocusWhenGone(asked)
  const shown = [...requests, ...late]
  const { marked, chosen, toggle, markAll, clear } = useSelection(shown)

  const askMany = (ids: readonly string[]) =>
    setAsked({
      question: t('admin.requests.toDelete', { count: ids.length }),
      list: async () => ids,
    })
  const askOne = ({ ids, guest }: Received) =>
    setAsked({ question: t('admin.requests.oneToDelete', { guest }), list: async () => ids })
  const askLate = () =>
    setAsked({ question: t('admin.requests.late.toDelete'), list: () => onFind(lateOf(late)) })
  const group = { marked, pending, onSelect: toggle, onUse, onDelete: askOne }
  const close = () => setAsked(null)

  return (
    <section
      aria-labelledby="requests-title"
      className="rounded-card bg-white p-5 shadow-soft sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 ref={heading} id="requests-title" tabIndex={-1} className="text-heading outline-none">
          {t('admin.requests.title')}
        </h2>
        {requests.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setAsked('period')}>
            {t('admin.requests.period.open')}
          </Button>
        )}
      </div>
      {children}
      {shown.length === 0 && <p className="mt-2 text-pine-700">{t('admin.requests.empty')}</p>}
      <RequestGroup {...group} requests={requests} />
      {onOlder !== null && <Older onOlder={onOlder} />}
      {late.length > 0 && (
        <>
          <Aside text={t('admin.requests.late.text')} onDelete={askLate} />
          <RequestGroup {...group} requests={late} />
        </>
      )}
      {unreadable.length > 0 && (
        <Aside
          text={t('admin.requests.unreadable', { count: unreadable.length })}
          onDelete={() => askMany(unreadable)}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onAll={markAll}
          onNone={clear}
          onDelete={() => askMany(chosen.flatMap(({ ids }) => ids))}
        />
      )}
      <Dialog
        open={asked !== null}
        title={t(asked === 'period' ? 'admin.requests.period.open' : 'admin.deletion.question')}
        onClose={close}
      >
        {asked === 'period' && (
          <PeriodForm
            period={periodOf(chosen.length > 0 ? chosen : requests)}
            onFind={onFind}
            onFound={askMany}
            onClose={close}
          />
        )}
        {asked !== null && asked !== 'period' && (
          <Removal {...asked} onRemove={onRemove} onClose={close} />
        )}
      </Dialog>
    </section>
  )
}

/** Takes the focus when a question is over and the button that asked it is gone with its request. */
function useFocusWhenGone(asked: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(asked)
  useEffect(() => {
    const isOver = before.current !== null && asked === null
    before.current = asked
    if (isOver && document.activeElement === document.body) heading.current?.focus()
  }, [asked])
  return heading
}

function Older({ onOlder }: { onOlder: (() => void) | 'loading' }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      className="my-2"
      aria-disabled={onOlder === 'loading'}
      onClick={() => onOlder !== 'loading' && onOlder()}
    >
      {t('admin.requests.older')}
    </Button>
  )
}

function Aside({ text, onDelete }: { text: string; onDelete: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-linen-200 pt-4">
      <p className="max-w-prose text-pine-700">{text}</p>
      <Button size="small" variant="danger" onClick={onDelete}>
        {t('admin.requests.deleteAll')}
      </Button>
    </div>
  )
}

function periodOf(requests: readonly Received[]): Period {
  const moments = requests.map(({ sentAt }) => sentAt)
  return { from: Math.min(...moments), to: Math.max(...moments) }
}

// More may be stored than are on show, but none before these.
function lateOf(late: readonly Received[]): Period {
  return { from: periodOf(late).from, to: LAST_MOMENT }
}
