import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { toEdit } from '#domain/commands/command.ts'
import type { Failure } from '#domain/failure.ts'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import type { StayWork } from '#features/stays/useReservationWork.ts'
import { useFollowed } from '#features/letters/useLetters.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { useConnected } from '#features/office/connectionState.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { isLanguage, type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { loadTextsOfAll, textsIn, translate } from '#i18n/index.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { randomKey } from '#lib/randomKey.ts'
import { useRemote } from '#lib/remote.ts'
import { followRequestLanguage } from '#db/letters.ts'
import { followPageVisit } from '#db/pageAccounts.ts'

/** The operations on the page of a stay's guest; for a cancelled stay only sharing. */
export type GuestPageWork = {
  /** Creates the page's key, or replaces one that got into the wrong hands. */
  onKey: (reservation: Reservation) => void
  /** Shows the amounts on the guest's page, or hides them. */
  onSums: (reservation: Reservation, tells: boolean) => void
  /** Renders a text for the stay's guest in their language. */
  inLanguage: (stay: Reservation, render: (language: Language) => ReactNode) => ReactNode
  /** Shows when the page was last opened. */
  opened: (guestKey: string) => ReactNode
}

type GuestPageDialogProps = GuestPageWork & {
  /** The stay in the dialog; `null` when it is closed. */
  reservation: Reservation | null
  /** Whether a change of the stay is pending. */
  waiting: boolean
  onClose: () => void
}

/** A dialog that creates, shares and renews a stay's page for its guest. */
export function GuestPageDialog({ reservation, onClose, ...work }: GuestPageDialogProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const guest = reservation ? nameOf(reservation.musteriAdi) : ''
  return (
    <Dialog
      open={reservation !== null}
      title={t('office.guestPage.title', { guest })}
      onClose={onClose}
    >
      {reservation && <Content key={reservation.id} reservation={reservation} {...work} />}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('app.close')}</Button>
      </div>
    </Dialog>
  )
}

type ContentProps = GuestPageWork & { reservation: Reservation; waiting: boolean }

function Content({ reservation, waiting, onKey, onSums, inLanguage, opened }: ContentProps) {
  const { t } = useTranslation()
  const { guestKey, cancellation } = reservation
  if (guestKey === undefined && cancellation)
    return <p className="mt-3">{t('office.guestPage.never')}</p>
  return (
    <>
      {guestKey === undefined ? (
        <p className="mt-3">{t('office.guestPage.none')}</p>
      ) : (
        <>
          {inLanguage(reservation, (language) => (
            <Link reservation={reservation} guestKey={guestKey} startsIn={language} />
          ))}
          {opened(guestKey)}
        </>
      )}
      {!cancellation && guestKey !== undefined && (
        <ShowAmountsField {...{ reservation, waiting, onSums }} />
      )}
      {!cancellation && <KeyButton {...{ reservation, waiting, onKey }} />}
    </>
  )
}

function KeyButton({
  reservation,
  waiting,
  onKey,
}: Pick<ContentProps, 'reservation' | 'waiting' | 'onKey'>) {
  const { t } = useTranslation()
  const [sure, setSure] = useState(false)
  const isFirst = reservation.guestKey === undefined
  const give = () => {
    setSure(false)
    if (!waiting) onKey(reservation)
  }
  return (
    <div className="mt-4">
      {sure ? (
        <>
          <p>{t('office.guestPage.renewText')}</p>
          <Button className="mt-2" size="small" variant="danger" onClick={give}>
            {t('office.guestPage.renewSure')}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          aria-disabled={waiting}
          onClick={() => (isFirst ? give() : setSure(true))}
        >
          {t(isFirst ? 'office.guestPage.make' : 'office.guestPage.renew')}
        </Button>
      )}
    </div>
  )
}

type LinkProps = { reservation: Reservation; guestKey: string; startsIn: Language }

function Link({ reservation, guestKey, startsIn }: LinkProps) {
  const { t } = useTranslation()
  const [language, speak] = useState(startsIn)
  const address = guestPageAddress(location.origin, language, guestKey)
  const words = textsIn(language)
  const letter = {
    subject: words('office.guestPage.letterTitle'),
    body: words('office.guestPage.letter', { address }),
  }
  return (
    <div className="mt-3 space-y-3">
      <p>{t('office.guestPage.text')}</p>
      <p className="rounded-field bg-linen-50 px-4 py-3 wrap-anywhere">{address}</p>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.filter((each) => each !== language).map((each) => (
          <Button
            key={each}
            lang={each}
            size="small"
            onClick={() => void loadTextsOfAll('office').then(() => speak(each))}
          >
            {languages[each].name}
          </Button>
        ))}
        <Button size="small" onClick={() => void copy(address)}>
          {t('office.writing.copy')}
        </Button>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: 'small' })}
        >
          {t('office.guestPage.see')}
          <span className="sr-only"> {t('app.newTab')}</span>
        </a>
      </div>
      <ContactWays phone={reservation.phone} email={reservation.email} letter={letter} />
    </div>
  )
}

function copy(address: string): Promise<void> {
  return navigator.clipboard.writeText(address).then(
    () => toastDone(() => translate('office.writing.copied')),
    () => toastFailed(() => translate('office.writing.notCopied')),
  )
}

type ShowAmountsFieldProps = {
  reservation: Reservation
  waiting: boolean
  onSums: (reservation: Reservation, tells: boolean) => void
}

/**
 * A checkbox whether the guest's page shows the agreed and paid amounts; absent for a stay that a
 * channel sold.
 */
function ShowAmountsField({ reservation, waiting, onSums }: ShowAmountsFieldProps) {
  const { t } = useTranslation()
  const { source, usesPayments, hidesAmounts = false } = reservation
  if (source !== undefined) return <p className="mt-4">{t('office.guestPage.sumsOfChannel')}</p>
  return (
    <div className="mt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent-700"
          checked={!hidesAmounts}
          aria-disabled={waiting}
          onChange={({ target }) => !waiting && onSums(reservation, target.checked)}
        />
        {t('office.guestPage.sums')}
      </label>
      {!hidesAmounts && !usesPayments && <p>{t('office.guestPage.sumsLater')}</p>}
    </div>
  )
}

type GuestPageButtonProps = GuestPageWork & { reservation: Reservation; waiting: boolean }

/** The button that opens the guest's page of a stay. */
export function GuestPageButton(props: GuestPageButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('office.guestPage.open')}
      </Button>
      <GuestPageDialog
        {...props}
        reservation={open ? props.reservation : null}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The operations on the page of a stay's guest, each an edit of the stay, and their state. */
export function guestPageWork(onAct: StayWork['work']['operations']['act']): GuestPageWork {
  return {
    onKey: (stay) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, { ...stay, guestKey: randomKey() }) }),
    onSums: (stay, tells) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, withSums(stay, tells)) }),
    inLanguage: ({ request }, render) => (
      <InRequestLanguage request={request}>{render}</InRequestLanguage>
    ),
    opened: (guestKey) => <GuestPageLastOpened key={guestKey} guestKey={guestKey} />,
  }
}

function withSums(stay: Reservation, tells: boolean): Reservation {
  const hidden: Reservation = { ...stay, hidesAmounts: true }
  if (tells) delete hidden.hidesAmounts
  return hidden
}

type InRequestLanguageProps = {
  /** The id of the request that the stay came from. */
  request: string | undefined
  children: (language: Language) => ReactNode
}

/**
 * Renders the text to a guest in the language of their request, or in the owner's when that is
 * unknown.
 */
function InRequestLanguage({ request, children }: InRequestLanguageProps) {
  const { language: own } = useTranslation()
  const connected = useConnected()
  const requested = useFollowed(followRequestLanguage, request ?? null)
  const texts = useTextsOfAll()
  const loading = requested === undefined || texts === 'loading'
  if (loading && connected) return <LoadingPlaceholder />
  const known = texts === 'ready' && requested && isLanguage(requested)
  return children(known ? requested : own)
}

function useTextsOfAll() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    loadTextsOfAll('office').then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [])
  return state
}

/** When the guest's page was last opened, live. */
function GuestPageLastOpened({ guestKey }: { guestKey: string }) {
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(guestKey, onVisit, onFailure),
    [guestKey],
  )
  const [visit] = useRemote(follow)
  return visit.state === 'ready' && <LastOpened at={visit.value} />
}

/** When the guest's page was last opened with its link (ms since 1970); `null` for never. */
function LastOpened({ at }: { at: number | null }) {
  const { t, language } = useTranslation()
  return (
    <p className="mt-4">
      {at === null
        ? t('office.guestPage.unopened')
        : t('office.guestPage.opened', { moment: formatMoment(at, language) })}
    </p>
  )
}
