import { NewTabLink } from '#features/site/NewTabLink.tsx'
import { copyText } from '#features/office/messages.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { toEdit } from '#domain/commands/command.ts'
import type { Failure } from '#domain/failure.ts'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { useFollowed } from '#features/letters/useLetters.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { useConnected } from '#features/office/connectionState.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { isLanguage, type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { loadTextsOfAll, textsIn } from '#i18n/index.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { randomKey } from '#lib/randomKey.ts'
import { useRemote } from '#lib/remote.ts'
import { followRequestLanguage } from '#db/officeValues.ts'
import { followPageVisit } from '#db/pageAccounts.ts'

type GuestPageDialogProps = {
  /** The stay in the dialog; `null` when it is closed. */
  reservation: Reservation | null
  waiting: boolean
  onClose: () => void
}

/** For a cancelled stay it only shares the page. */
export function GuestPageDialog({ reservation, waiting, onClose }: GuestPageDialogProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const guest = reservation ? nameOf(reservation.musteriAdi) : ''
  return (
    <Dialog
      open={reservation !== null}
      title={t('office.guestPage.title', { guest })}
      onClose={onClose}
    >
      {reservation && <Content key={reservation.id} stay={reservation} waiting={waiting} />}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('app.close')}</Button>
      </div>
    </Dialog>
  )
}

type ContentProps = { stay: Reservation; waiting: boolean }

function Content({ stay, waiting }: ContentProps) {
  const { t } = useTranslation()
  const { guestKey, cancellation } = stay
  if (guestKey === undefined && cancellation)
    return <p className="mt-3">{t('office.guestPage.never')}</p>
  return (
    <>
      {guestKey === undefined ? (
        <p className="mt-3">{t('office.guestPage.none')}</p>
      ) : (
        <>
          <InRequestLanguage request={stay.request}>
            {(language) => <Link stay={stay} guestKey={guestKey} startsIn={language} />}
          </InRequestLanguage>
          <GuestPageLastOpened key={guestKey} guestKey={guestKey} />
        </>
      )}
      {!cancellation && guestKey !== undefined && <AmountsNote stay={stay} />}
      {!cancellation && <KeyButton {...{ stay, waiting }} />}
    </>
  )
}

/** Creates the page's key, or replaces one that got into the wrong hands. */
function KeyButton({ stay, waiting }: ContentProps) {
  const { t } = useTranslation()
  const { act } = useStayWork().work.operations
  const [sure, setSure] = useState(false)
  const isFirst = stay.guestKey === undefined
  const give = () => {
    setSure(false)
    if (waiting) return
    act(stay, { verb: 'edit', intended: toEdit(stay, { ...stay, guestKey: randomKey() }) })
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

type LinkProps = { stay: Reservation; guestKey: string; startsIn: Language }

function Link({ stay, guestKey, startsIn }: LinkProps) {
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
        <Button size="small" onClick={() => void copyText(address)}>
          {t('office.writing.copy')}
        </Button>
        <NewTabLink
          href={address}
          rel="noopener noreferrer"
          className={buttonStyle({ size: 'small' })}
        >
          {t('office.guestPage.see')}
        </NewTabLink>
      </div>
      <ContactWays phone={stay.phone} email={stay.email} letter={letter} />
    </div>
  )
}

/** Why the page shows no amounts, if it shows none. */
function AmountsNote({ stay: { source, usesPayments } }: Pick<ContentProps, 'stay'>) {
  const { t } = useTranslation()
  if (source !== undefined) return <p className="mt-4">{t('office.guestPage.sumsOfChannel')}</p>
  return usesPayments ? null : <p className="mt-4">{t('office.guestPage.sumsLater')}</p>
}

/** The button that opens the guest's page of a stay. */
export function GuestPageButton({ stay, waiting }: ContentProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('office.guestPage.open')}
      </Button>
      <GuestPageDialog
        reservation={open ? stay : null}
        waiting={waiting}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type InRequestLanguageProps = {
  request: string | undefined
  children: (language: Language) => ReactNode
}

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

function GuestPageLastOpened({ guestKey }: { guestKey: string }) {
  const { t, language } = useTranslation()
  const follow = useCallback(
    (onVisit: (at: number | null) => void, onFailure: (failure: Failure) => void) =>
      followPageVisit(guestKey, onVisit, onFailure),
    [guestKey],
  )
  const [visit] = useRemote(follow)
  if (visit.state !== 'ready') return null
  const at = visit.value
  return (
    <p className="mt-4">
      {at === null
        ? t('office.guestPage.unopened')
        : t('office.guestPage.opened', { moment: formatMoment(at, language) })}
    </p>
  )
}
