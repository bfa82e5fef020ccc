import { guestNow } from '#shared/guestClock.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomKey } from '#db/randomKey.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Counts, countFields } from '#domain/request/counts.ts'
import type { AskedStay, Delivery, ReservationRequest, SeenQuote } from '#domain/request/request.ts'
import { namesOf } from '#domain/field/record.ts'
import { sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#ui/form/useForm.ts'
import { formatChange } from './formatChange.ts'
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
  key: string,
  quote: SeenQuote | undefined,
) => Promise<Delivery>

/** The state of the request form; its dates are the calendar's `days`. */
export function useRequestForm(rules: StayRules, sendRequest: SendRequest) {
  const { t } = useTranslation()
  const [ready, setReady] = useState(false)
  const [sent, setSent] = useState<SentRequest | null>(null)
  // A request that is sent again has the key of its draft, also after a reload.
  const [newId, setNewId] = useState(randomKey)
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
    setSent(readSent(guestNow()))
    setReady(true)
    // After the draft is restored, because dates in the address replace its dates.
    const stay = takeAskedDays()
    if (stay) form.change(stay)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the first render has to equal the prerendered page.
  useEffect(() => restore(), [])

  async function submit(request: ReservationRequest): Promise<void> {
    const guestKey = form.draft?.id ?? newId
    springTrap()
    const quote = costOf(request, rules)
    const delivery = await deliver(request, guestKey, quote)
    hasSprung.current = false
    setSent(keepSent(sentOf(request, delivery, { guestKey, quote })))
    setNewId(randomKey())
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

  async function deliver(...sent: Parameters<SendRequest>): Promise<Delivery> {
    try {
      return await sendRequest(...sent)
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
function costOf(stay: StayDates, rules: StayRules): SeenQuote | undefined {
  const quote = quoteOfChoice(stay, rules)
  if (quote?.state !== 'priced') return undefined
  return { total: quote.total, deposit: quote.deposit }
}

type SentUnder = { guestKey: string; quote: SeenQuote | undefined }

/** The sent request as this device keeps it: one that had arrived before, as it is stored. */
function sentOf(
  request: ReservationRequest,
  delivery: Delivery,
  { guestKey, quote }: SentUnder,
): Omit<SentRequest, 'at'> {
  const { checkIn, checkOut, firstName, lastName, email, guests } = request
  const guest = `${firstName} ${lastName}`
  if (delivery.kind === 'repeated') {
    const { asked } = delivery
    return {
      guest,
      guestKey,
      dates: asked.dates,
      ...(asked.guests && { guests: asked.guests }),
      ...asked.quote,
      ...(!isAsked(request, asked) && { change: formatChange(request) }),
    }
  }
  return {
    guest,
    email,
    dates: { checkIn, checkOut },
    ...(guests && { guests }),
    ...quote,
    ...(delivery.kind === 'stored' && { guestKey }),
  }
}

/** Whether a request equals the stored one. */
function isAsked(
  { checkIn, checkOut, guests, notes, arrivalTime }: ReservationRequest,
  { dates, guests: stored, note = '', ...asked }: AskedStay,
): boolean {
  return (
    sameDates({ checkIn, checkOut }, dates) &&
    notes === note &&
    arrivalTime === asked.arrivalTime &&
    namesOf(countFields).every((name) => guests?.[name] === stored?.[name])
  )
}

function isCount(name: keyof RequestValues): name is keyof Counts {
  return name in countFields
}

// No address book has a field of this name, so that browsers leave it empty.
export const HONEYPOT_FIELD = 'leaveBlank'

/** The hidden field was filled in; nothing was sent, and the next press sends. */
export class TrapFilled extends Error {}
