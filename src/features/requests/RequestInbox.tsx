import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  findFlood,
  findRivals,
  isOpen,
  type Period,
  type Received,
  type Rivals,
} from '#domain/inbox.ts'
import { LAST_MOMENT } from '#domain/pushId.ts'
import { Button } from '#ui/Button.tsx'
import { type Asked, InboxQuestion } from './InboxQuestion.tsx'
import { RequestDetailPane } from './RequestDetailPane.tsx'
import { useInboxContext } from './inboxContext.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { RequestItem } from './RequestItem.tsx'

type RequestInboxProps = {
  requests: readonly Received[]
  /** Requests with a future date, newest first. */
  late: readonly Received[]
  unreadable: readonly string[]
  /** Loads older requests; `loading` during that, `null` when there are none. */
  onOlder: (() => void) | 'loading' | null
  children?: ReactNode
}

/** The visitors' reservation requests, newest first, with the deletion of many. */
export function RequestInbox(props: RequestInboxProps) {
  const { requests, late, unreadable, onOlder, children } = props
  const {
    stays: { reservations },
    requests: { find },
  } = useInboxContext()
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const heading = useFocusWhenGone(asked)
  const open = requests.filter(isOpen)
  const answered = requests.filter((request) => !isOpen(request))
  const { marked, chosen, toggle, mark, clear } = useSelection([...requests, ...late])

  const askMany = (ids: readonly string[]) =>
    setAsked({
      question: t('admin.requests.toDelete', { count: ids.length }),
      list: async () => ids,
    })
  const askOne = ({ ids, guest }: Received) =>
    setAsked({ question: t('admin.requests.oneToDelete', { guest }), list: async () => ids })
  const askLate = () =>
    setAsked({ question: t('admin.requests.late.toDelete'), list: () => find(lateOf(late)) })
  const flood = useMemo(() => findFlood(requests), [requests])
  const rivals = useMemo(() => findRivals(requests, reservations), [requests, reservations])
  const group = {
    rivals,
    marked,
    onSelect: toggle,
    onHold: (held: Received) => setAsked({ held }),
    onDelete: askOne,
  }

  return (
    <RequestDetailPane requests={[...open, ...late, ...answered]} rivals={rivals}>
      <section
        aria-labelledby="requests-title"
        className="rounded-card bg-white p-5 shadow-soft sm:p-6"
      >
        {/* Hidden, because the page's title shows the same. */}
        <h2 ref={heading} id="requests-title" tabIndex={-1} className="sr-only">
          {t('admin.requests.title')}
        </h2>
        {flood && <FloodNotice flood={flood} onDelete={() => setAsked({ period: flood })} />}
        {children}
        {open.length + late.length === 0 && (
          <p className="text-pine-700">
            {t(answered.length === 0 ? 'admin.requests.empty' : 'office.requests.noneOpen')}
          </p>
        )}
        <RequestGroup {...group} requests={open} />
        <AnsweredRequests {...group} requests={answered} />
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
            onAll={() => mark([...open, ...late])}
            onNone={clear}
            onDelete={() => askMany(chosen.flatMap(({ ids }) => ids))}
          />
        )}
        {requests.length > 0 && (
          <div className="mt-4 border-t border-linen-200 pt-2 text-right">
            <Button
              variant="quiet"
              size="small"
              onClick={() => setAsked({ period: periodOf(chosen.length > 0 ? chosen : requests) })}
            >
              {t('admin.requests.period.open')}
            </Button>
          </div>
        )}
        <InboxQuestion asked={asked} onFound={askMany} onClose={() => setAsked(null)} />
      </section>
    </RequestDetailPane>
  )
}

/** Focuses the heading after a dialog has closed and its request with the button is gone. */
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
      <p className="max-w-text text-pine-700">{text}</p>
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

// More may be stored than shown, but none earlier than these.
function lateOf(late: readonly Received[]): Period {
  return { from: periodOf(late).from, to: LAST_MOMENT }
}

/** The selected requests; one that is gone is deselected. */
function useSelection(shown: readonly Received[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ id }) => marked.has(id))

  function toggle({ id }: Received) {
    setMarked((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  return {
    marked,
    chosen,
    toggle,
    mark: (requests: readonly Received[]) => setMarked(new Set(requests.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

/** Warns of a flood of automated requests, and opens their deletion. */
function FloodNotice({ flood, onDelete }: { flood: Period; onDelete: () => void }) {
  const { t, language } = useTranslation()
  return (
    <div role="alert" className="mt-4 rounded-field bg-alert-100 p-4 text-pine-950">
      <p className="max-w-text">
        {t('admin.requests.flood', { time: formatMoment(flood.from, language) })}
      </p>
      <Button size="small" variant="danger" className="mt-3" onClick={onDelete}>
        {t('admin.requests.period.open')}
      </Button>
    </div>
  )
}

type SelectionBarProps = {
  count: number
  onAll: () => void
  onNone: () => void
  onDelete: () => void
}

/** The actions on the selected requests; sticky while there are any. */
function SelectionBar({ count, onAll, onNone, onDelete }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="sticky bottom-2 mt-2 flex flex-wrap items-center gap-2 rounded-field bg-pine-800 py-2 pr-2 pl-4 text-white">
      <output className="grow">{t('admin.requests.selected', { count })}</output>
      <Button size="small" onClick={onAll}>
        {t('admin.requests.selectAll')}
      </Button>
      <Button size="small" onClick={onNone}>
        {t('admin.requests.selectNone')}
      </Button>
      <Button size="small" variant="danger" onClick={onDelete}>
        {t('admin.requests.deleteSelected')}
      </Button>
    </div>
  )
}

function AnsweredRequests({ requests, ...rest }: ComponentProps<typeof RequestGroup>) {
  const { t } = useTranslation()
  const {
    requests: { sought },
  } = useInboxContext()
  const isSought = requests.some(({ ids }) => sought !== null && ids.includes(sought))
  const [wasSought, setWasSought] = useState(false)
  const [open, setOpen] = useState(false)
  if (isSought !== wasSought) {
    setWasSought(isSought)
    if (isSought) setOpen(true)
  }
  if (requests.length === 0) return null
  return (
    <details
      open={open}
      className="mt-2 border-t border-linen-200"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-3 font-semibold text-accent-700">
        {t('office.requests.folded', { count: requests.length })}
      </summary>
      {open && <RequestGroup {...rest} requests={requests} />}
    </details>
  )
}

type RequestGroupProps = Omit<
  ComponentProps<typeof RequestItem>,
  'request' | 'selected' | 'rivals'
> & {
  requests: readonly Received[]
  marked: ReadonlySet<string>
  /** By request id. */
  rivals: ReadonlyMap<string, Rivals>
}

function RequestGroup({ requests, marked, rivals, ...rest }: RequestGroupProps) {
  return (
    <ul className="divide-y divide-linen-200">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestItem
            {...rest}
            request={request}
            selected={marked.has(request.id)}
            rivals={rivals.get(request.id)}
          />
        </li>
      ))}
    </ul>
  )
}
