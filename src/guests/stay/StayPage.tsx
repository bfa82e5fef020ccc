import { guestNow } from '#shared/guestClock.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { HERO_STRIP_FOCUS, heroPhoto } from '#content/heroPhoto.ts'
import { addressLine } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { HOSTS_FOCUS, hostsPhoto } from '#content/hostsPhoto.ts'
import { mailLink } from '#domain/contact/links.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { useReleasedGuide } from './guide/useReleasedGuide.ts'
import { Picture } from '#ui/Picture.tsx'
import { type Alternatives, GuestPageView } from './GuestPageView.tsx'
import { formatSpan } from '#i18n/format.ts'
import { PlainPage } from '#shared/PlainPage.tsx'
import { type IsoDate, clockAt } from '#domain/date.ts'
import { keyIn } from '#domain/guestPage/pageKey.ts'
import {
  areDaysTaken,
  type PageState,
  pageStateOf,
  type StoredPage,
} from '#domain/guestPage/pageState.ts'
import { retryForever } from '#db/retryForever.ts'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { type Availability, blockedDays, staysNear } from '#domain/stay/availability.ts'
import { addressOfDays } from '#guests/booking/askedDays.ts'
import { followStays } from '#db/stays.ts'
import { accountPath, type PageAccount, readAccount } from '#domain/guestPage/pageAccount.ts'
import { followGuestPage } from '#db/followGuestPage.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { loadMoreTexts } from '#i18n/index.ts'
import { pollValue } from '#db/rest.ts'
import { readPrices } from '#domain/prices/prices.ts'
import { useRemote } from '#db/remote.ts'
import { useToday } from '#shared/useToday.ts'

/** The guest's own page: the status of the request with the key in the address, and its stay. */
export function StayPage() {
  const { t, language } = useTranslation()
  const { shown, connected, today, guestKey } = useGuestPage()
  const address = guestKey === null ? '' : guestPageAddress(location.origin, language, guestKey)
  const alternatives = useStaysNear(shown, today)
  const account = useAccount('page' in shown ? (shown.page.account ?? null) : null)

  const isBooked = shown.state === 'booked' && today !== null
  const update = JSON.stringify([today, connected, shown])
  const guide = useReleasedGuide(isBooked ? guestKey : null, update)

  return (
    <PlainPage page="stay" title={t('guestPage.title')} footer={<Hosts />} isWide>
      <Cover shown={shown} />
      <GuestPageView {...{ shown, connected, today, address, alternatives, account, guide }}>
        <LazyGuestReview {...{ shown, guestKey }} />
      </GuestPageView>
    </PlainPage>
  )
}

/** The states of a page without the picture: there is no stay to look forward to. */
const PLAIN: readonly PageState['state'][] = [
  'broken',
  'failed',
  'unknown',
  'closed',
  'declined',
  'cancelled',
]

/** The picture of the house above the page, with the days on it. */
function Cover({ shown }: { shown: PageState }) {
  const { language } = useTranslation()
  if (PLAIN.includes(shown.state)) return null
  return (
    <div className="relative mb-8 overflow-hidden rounded-card print:hidden">
      <Picture
        photo={heroPhoto}
        alt=""
        sizes="(min-width: 96rem) 96rem, 100vw"
        eager
        className={clsx('h-44 sm:h-72 lg:h-96 2xl:h-112', HERO_STRIP_FOCUS)}
      />
      {'dates' in shown && (
        <p className="absolute inset-x-0 bottom-0 px-5 pt-16 pb-4 shade-below font-serif text-heading text-white sm:px-7 sm:pb-5">
          {formatSpan({ from: shown.dates.checkIn, to: shown.dates.checkOut }, language)}
        </p>
      )}
    </div>
  )
}

/** Whom a guest deals with, and the permit, at the end of the page in every state. */
function Hosts() {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hostsPhoto && (
        <Picture
          photo={hostsPhoto}
          alt=""
          sizes="thumbnail"
          className={clsx('size-16 overflow-hidden rounded-full print:hidden', HOSTS_FOCUS)}
        />
      )}
      <address className="min-w-0 not-italic">
        <p>
          {t('guestPage.hosts')} <strong className="font-semibold">{t('trust.hosts')}</strong>
        </p>
        <p className="dots">
          <a href={phoneLink(phone)} className={LINK}>
            {phone}
          </a>
          <a href={mailLink(villa.email)} className={LINK}>
            {villa.email}
          </a>
        </p>
        <p>{addressLine}</p>
        {villa.permit && (
          <p>
            {t('footer.permit')}: <span className="whitespace-nowrap">{villa.permit.number}</span>{' '}
            <NewTabLink href={villa.permit.checkUrl} className={`${LINK} whitespace-nowrap`}>
              {t('footer.check')}
            </NewTabLink>
          </p>
        )}
      </address>
    </div>
  )
}

const LINK = 'inline-block text-accent-700 underline underline-offset-3'

type GuestPageNow = {
  shown: PageState
  connected: boolean
  today: IsoDate | null
  /** The key in the address, if it is one. */
  guestKey: string | null
}

const OFFERED = 3

/** Whether one guest may arrive on the day another leaves; `null` until the prices have loaded. */
function useTurnover(isAsked: boolean): boolean | null {
  const [turnover, setTurnover] = useState<boolean | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    return pollValue('prices', (stored) => setTurnover(readPrices(stored).terms.sameDayTurnover))
  }, [isAsked])
  return turnover
}

/** The nearest free dates with links, and whether held dates are taken. */
function useStaysNear(shown: PageState, today: IsoDate | null): Alternatives {
  const { language } = useTranslation()
  const isAsked = shown.state === 'declined' || shown.state === 'held'
  const [availability, setAvailability] = useState<Availability | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    return followStays(
      ({ stays }) => setAvailability(blockedDays(stays)),
      () => {},
    )
  }, [isAsked])
  const turnover = useTurnover(isAsked)
  if (!isAsked || !('dates' in shown) || !availability || !today || turnover === null)
    return { near: [], taken: false }
  const held = 'page' in shown ? shown.page : {}
  const taken = areDaysTaken({ ...held, dates: shown.dates }, availability, { today, turnover })
  if (shown.state === 'held' && !taken) return { near: [], taken }
  const near = staysNear(availability, shown.dates, today, OFFERED, turnover).map((dates) => ({
    dates,
    address: addressOfDays(dates, language),
  }))
  return { near, taken }
}

/** The owners' account by its secret; `undefined` before it has loaded. */
function useAccount(secret: string | null): PageAccount | null | undefined {
  const [read, setRead] = useState<{ secret: string; account: PageAccount | null } | null>(null)
  useEffect(() => {
    if (secret === null) return undefined
    return pollValue(accountPath(secret), (stored) =>
      setRead({ secret, account: readAccount(stored) }),
    )
  }, [secret])
  if (secret === null) return null
  return read?.secret === secret ? read.account : undefined
}

/** The guest's page with the key in the address, updated while the tab is visible. */
function useGuestPage(): GuestPageNow {
  const today = useToday()
  const key = useKey()
  const [latest, setLatest] = useState<{ key: string; stored: StoredPage } | null>(null)
  const follow = useCallback(
    (onStored: (stored: StoredPage) => void, onFailure: (failure: null) => void) => {
      if (!key) return () => {}
      return followGuestPage(
        key,
        (stored) => {
          setLatest({ key, stored })
          onStored(stored)
        },
        () => onFailure(null),
      )
    },
    [key],
  )
  const [remote] = useRemote(follow)

  if (key === null || today === null)
    return { shown: { state: 'loading' }, connected: true, today, guestKey: null }
  if (key === '') return { shown: { state: 'broken' }, connected: true, today, guestKey: null }
  if (latest?.key === key) {
    const connected = remote.state !== 'failed'
    return { shown: pageStateOf(latest.stored, today), connected, today, guestKey: key }
  }
  const state = remote.state === 'failed' ? 'failed' : 'loading'
  return { shown: { state }, connected: true, today, guestKey: key }
}

/** The key in the address's fragment, empty without one; `null` before hydration. */
function useKey(): string | null {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setKey(keyIn(location.hash))
    update()
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return key
}

const Review = lazy(() => retryForever(loadReview))

async function loadReview() {
  const texts = loadMoreTexts(['booking'])
  const { GuestReview } = await import('./review/ReviewSection.tsx')
  await texts
  return { default: GuestReview }
}

const CHECK_MS = 30_000

/** The review form, loaded once the guest has left by the villa's clock. */
function LazyGuestReview({ shown, guestKey }: Pick<GuestPageNow, 'shown' | 'guestKey'>) {
  const checkOut = shown.state === 'booked' ? shown.dates.checkOut : null
  const hasLeft = useHasLeft(checkOut)
  if (checkOut === null || !hasLeft || guestKey === null) return null
  return (
    <Suspense>
      <Review key={guestKey} {...{ guestKey, checkOut }} />
    </Suspense>
  )
}

/** Whether the check-out hour of a day has passed at the villa. */
function useHasLeft(checkOut: IsoDate | null): boolean {
  const { checkOutBy } = useSiteSettings()
  const [now, setNow] = useState('')
  useEffect(() => {
    const update = () => setNow(clockAt(villa.timeZone, guestNow()))
    update()
    const timer = setInterval(update, CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return checkOut !== null && now >= `${checkOut}T${checkOutBy}`
}
