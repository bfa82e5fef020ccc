import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Counts, countFields } from '#domain/request/counts.ts'
import {
  type Delivery,
  FormClosed,
  NotSent,
  type RequestKeys,
  type ReservationRequest,
  type SeenQuote,
} from '#domain/request/request.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#ui/form/useForm.ts'
import { beginAttempt, keepAttempt, readAttempt } from './attempt.ts'
import { formatChange } from './formatChange.ts'
import { keysOf, newDraftId } from './requestKeys.ts'
import { checkRequest, EMPTY_REQUEST, peopleAsked, type RequestValues } from './checkRequest.ts'
import { forgetSent, keepSent, readSent, type SentRequest } from './sentRequest.ts'
import { quoteOfChoice, type StayRules } from '#domain/stay/stayChoice.ts'
import { takeAskedDays } from '#guests/booking/askedDays.ts'
import { useDays } from '#guests/booking/useDays.ts'

const SUCCESS_SHOWN_MS = 3000

export type RequestState = ReturnType<typeof useRequestForm>

/** Rejects when it could not be delivered. */
export type SendRequest = (
  request: ReservationRequest,
  keys: RequestKeys,
  quote?: SeenQuote,
) => Promise<Delivery>

/** The state of the request form; its dates are the calendar's `days`. */
export function useRequestForm(rules: StayRules, sendRequest: SendRequest) {
  const { t } = useTranslation()
  const [ready, setReady] = useState(false)
  const [sent, setSent] = useState<SentRequest | null>(null)
  // A request that is sent again has the keys of its draft, also after a reload.
  const [newId, setNewId] = useState(newDraftId)
  const hasSprung = useRef(false)
  const form = useForm({
    empty: EMPTY_REQUEST,
    draft: { key: 'villa.request', id: newId, days: 7 },
    prerendered: true,
    check: (values) => checkRequest(values, rules),
    early: ({ code }) => code === 'past',
    submit,
    sentFor: SUCCESS_SHOWN_MS,
    label: (name) => t(isCount(name) ? `counts.labels.${name}` : `booking.form.${name}`),
    explain: useProblemWords(),
  })
  const days = useDays(form.values, form.change, rules)

  const restore = useEffectEvent(() => {
    setSent(readSent(Date.now()))
    setReady(true)
    // After the draft is restored, because dates in the address replace its dates.
    const stay = takeAskedDays()
    if (stay) form.change(stay)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the first render has to equal the prerendered page.
  useEffect(() => restore(), [])

  async function submit(request: ReservationRequest): Promise<void> {
    const draftId = form.draft?.id ?? newId
    springTrap()
    const earlier = readAttempt(draftId)
    const attempt = beginAttempt(draftId, request)
    const keys = keysOf(draftId)
    const delivery = await deliver(request, keys).catch((failure: unknown) => {
      if (failure instanceof NotSent || failure instanceof FormClosed) keepAttempt(earlier)
      throw failure
    })
    hasSprung.current = false
    const isOlder = delivery === 'repeated' && attempt.isChanged
    const arrived = isOlder ? attempt.first : request
    setSent(
      keepSent({
        ...sentOf(arrived, rules),
        ...(delivery !== 'delivered' && { guestKey: keys.guestKey }),
        ...(isOlder && { change: formatChange(request) }),
      }),
    )
    keepAttempt(null)
    setNewId(newDraftId())
    days.clear()
    form.restart()
  }

  /** Asks once for another press if a bot, or a password manager, has filled in the honeypot. */
  function springTrap() {
    const honeypot = form.props.ref.current?.elements.namedItem(HONEYPOT_FIELD)
    if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '' || hasSprung.current)
      return
    honeypot.value = ''
    hasSprung.current = true
    throw new TrapFilled()
  }

  async function deliver(request: ReservationRequest, keys: RequestKeys): Promise<Delivery> {
    try {
      const { total, deposit = 0 } = costOf(request, rules)
      return await sendRequest(request, keys, total === undefined ? undefined : { total, deposit })
    } catch (error) {
      // The guest sees that it failed; the reason is for developers.
      // oxlint-disable-next-line no-console
      console.error(error)
      throw error
    }
  }

  const checked = checkRequest(form.values, rules)

  return {
    form,
    /** Whether the page is hydrated, before which nothing can be sent. */
    ready,
    problems: 'problems' in checked ? Object.values(checked.problems) : [],
    days,
    people: peopleAsked(form.values),
    /** The last request sent from this device, until its guest begins a new one. */
    sent,
    beginAnew: () => {
      forgetSent()
      setSent(null)
    },
  }
}

/** The stay's price, if all its nights have one. */
function costOf(stay: StayDates, rules: StayRules): Pick<SentRequest, 'total' | 'deposit'> {
  const quote = quoteOfChoice(stay, rules)
  if (quote?.state !== 'priced') return {}
  return { total: quote.total, ...(quote.deposit > 0 && { deposit: quote.deposit }) }
}

/** What this device keeps of a sent request. */
function sentOf(request: ReservationRequest, rules: StayRules): Omit<SentRequest, 'at'> {
  const { checkIn, checkOut, firstName, lastName, email, guests, notes } = request
  const dates = { checkIn, checkOut }
  return {
    dates,
    guest: `${firstName} ${lastName}`,
    email,
    ...costOf(dates, rules),
    ...(guests && { guests }),
    ...(notes !== '' && { notes }),
  }
}

function isCount(name: keyof RequestValues): name is keyof Counts {
  return name in countFields
}

// No address book has a field of this name, so that browsers leave it empty.
export const HONEYPOT_FIELD = 'leaveBlank'

/** The hidden field was filled in; nothing was sent, and the next press sends. */
export class TrapFilled extends Error {}
