import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { tell } from '#i18n/index.ts'
import { toastDone } from '#ui/toasts.ts'
import { BESIDE, useMedia } from '#ui/useMedia.ts'
import { hasUnsavedAddition } from './reservationDraft.ts'
import { ReservationFields, type ReservationFieldsProps } from './ReservationFields.tsx'
import type { Saved } from './useReservationForm.ts'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'

type ReservationFormProps = Omit<ReservationFieldsProps, 'onSaved'> & {
  /** Changes when a text is put into the form that was kept elsewhere. */
  round?: number
  /** Something that was kept here has not been sent yet. */
  unsent?: boolean
}

/** So long it is said what was saved, in milliseconds. */
const SAID_MS = 8_000

/** Adds a reservation, or changes the one in `editing`; what is typed survives a reload. */
export function ReservationForm(props: ReservationFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [saved, setSaved] = useSaid()
  const { editing, request, stay, mending, round = 0, unsent = false } = props
  const [open, setOpen] = useState(hasUnsavedAddition)
  const filled = Boolean(editing ?? request ?? stay ?? mending)
  const shown = open || filled || round > 0
  const section = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const filling = `${editing?.id ?? request?.id ?? stay?.checkIn ?? mending?.id ?? ''}/${round}`
  const isWide = useMedia(BESIDE)
  const unfolds = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The form has a column of its own there, which scrolls by itself: what begins in it begins at its head.
    if (isWide) head.current?.scrollIntoView({ block: 'nearest' })
  }, [saved, isWide, filling])

  useEffect(() => {
    // It may stand far above the list from which a text was put back into it.
    if (round > 0) section.current?.querySelector('input')?.focus()
  }, [round])

  function unfold() {
    flushSync(() => setOpen(true))
    section.current?.querySelector('input')?.focus()
  }

  /** Says what was saved; where the form is folded away, its work is done, and whoever added a stay is back where they began. */
  function onSaved(news: Saved | null) {
    if (!news) return setSaved(null)
    // Whoever edited a stay comes from a row of the list, and is back there, far below where the form says it.
    if (editing && !isWide) {
      setSaved(null)
      setOpen(false)
      return toastDone(() => tell(`admin.form.${news.words}`, { guest: news.guest }))
    }
    flushSync(() => {
      setSaved(news)
      setOpen(false)
    })
    if (editing) return
    if (isWide) section.current?.querySelector('input')?.focus()
    else unfolds.current?.focus()
  }

  return (
    <>
      {!shown && (
        <Button
          ref={unfolds}
          variant="primary"
          className="mb-0 w-full sm:w-auto xl:hidden"
          onClick={unfold}
        >
          {t('admin.form.addTitle')}
        </Button>
      )}
      {/* Above it, for it may be folded away; before anything is said it takes no room. */}
      <div ref={head} className="mb-0 scroll-mt-3">
        <StatusNote className="text-accent-800 not-empty:my-3 xl:not-empty:mt-0 empty:sr-only">
          {saved &&
            (saved.words !== 'kept' || unsent) &&
            t(`admin.form.${saved.words}`, { guest: saved.guest })}
        </StatusNote>
      </div>
      <section
        ref={section}
        aria-labelledby={titleId}
        data-open={shown || undefined}
        className={clsx(
          '@container rounded-card bg-white p-5 shadow-soft sm:p-6 lg:p-5',
          !shown && 'max-xl:hidden',
        )}
      >
        <h2 id={titleId} className="mb-4 text-heading">
          {request
            ? t('admin.form.acceptTitle', { guest: request.guest })
            : t((editing ?? mending) ? 'admin.form.editTitle' : 'admin.form.addTitle')}
        </h2>
        <ReservationFields key={filling} {...props} onSaved={onSaved} />
      </section>
    </>
  )
}

/** What was saved, for as long as it is said. */
function useSaid(): [saved: Saved | null, say: (saved: Saved | null) => void] {
  const [saved, setSaved] = useState<Saved | null>(null)
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => setSaved(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved]
}
