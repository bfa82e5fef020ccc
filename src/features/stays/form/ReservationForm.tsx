import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { translate } from '#i18n/index.ts'
import { toastDone } from '#ui/toasts.ts'
import { WIDE_SCREEN, useMedia } from '#ui/useMedia.ts'
import { hasUnsavedAddition } from './reservationForm.ts'
import { ReservationFields, type ReservationFieldsProps } from './ReservationFields.tsx'
import type { Saved } from './useReservationForm.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'

type ReservationFormProps = Omit<ReservationFieldsProps, 'onSaved'> & {
  /** Changes when a text from elsewhere is put into the form. */
  round?: number
  /** Whether earlier work on this device is pending. */
  unsent?: boolean
}

/** How long the saved message is shown, in milliseconds. */
const SAID_MS = 8_000

/** The form that adds a reservation or edits `editing`; its draft survives a reload. */
export function ReservationForm(props: ReservationFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [saved, setSaved] = useSaid()
  const { content, round = 0, unsent = false, returns = false } = props
  const { editing, request, stay, repairing } = content
  const [open, setOpen] = useState(hasUnsavedAddition)
  const filled = Boolean(editing ?? request ?? stay ?? repairing)
  const shown = open || filled || round > 0
  const section = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const filling = `${editing?.id ?? request?.id ?? (stay && Object.values(stay).join('/')) ?? repairing?.id ?? ''}/${round}`
  const isWide = useMedia(WIDE_SCREEN)
  const unfolds = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Beside the list the form has its own scrolling column, in which a new edit starts at the top.
    if (isWide) head.current?.scrollIntoView({ block: 'nearest' })
  }, [saved, isWide, filling])

  useEffect(() => {
    // The form may be far above the list from which it was filled.
    if (round > 0) focusName(section.current)
  }, [round])

  function unfold() {
    flushSync(() => setOpen(true))
    focusName(section.current)
  }

  /** Shows the saved message; a folded form returns the focus to the start of the addition. */
  function onSaved(news: Saved | null) {
    if (!news) return setSaved(null)
    // The owner leaves the form's message: for another page, or on a phone for the row far below.
    if (returns || (editing && !isWide)) {
      setSaved(null)
      setOpen(false)
      return toastDone(() => translate(`admin.form.${news.words}`, { guest: news.guest }))
    }
    flushSync(() => {
      setSaved(news)
      setOpen(false)
    })
    if (editing) return
    if (isWide) focusName(section.current)
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
      {/* Above the form, which may be folded; an empty message takes no room. */}
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
            : t((editing ?? repairing) ? 'admin.form.editTitle' : 'admin.form.addTitle')}
        </h2>
        <ReservationFields key={filling} {...props} onSaved={onSaved} />
      </section>
    </>
  )
}

function focusName(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[name=musteriAdi]')?.focus()
}

/** The saved message until it expires. */
function useSaid(): [saved: Saved | null, say: (saved: Saved | null) => void] {
  const [saved, setSaved] = useState<Saved | null>(null)
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => setSaved(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved]
}
