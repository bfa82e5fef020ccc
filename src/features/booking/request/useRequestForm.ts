import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReservationRequest } from '#domain/request.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { checkRequest, EMPTY_REQUEST, HONEYPOT_FIELD } from './requestForm.ts'
import { takeAskedDays } from '#features/booking/daysAddress.ts'
import { forgetSent, keepSent, readSent, type SentRequest } from './sentRequest.ts'
import type { StayRules } from '#features/booking/stayChoice.ts'
import { useDays } from '#features/booking/useDays.ts'

const SUCCESS_SHOWN_MS = 3000

/** The request form, as its parts read and change it. */
export type RequestFormState = ReturnType<typeof useRequestForm>

/** What stands in the request form, what is wrong with it, and how far it has come; its dates are the calendar's `days`. */
export function useRequestForm(
  rules: StayRules,
  sendRequest: (request: ReservationRequest) => Promise<void>,
) {
  const { t } = useTranslation()
  const explain = useProblemWords()
  const [sent, setSent] = useState<SentRequest | null>(null)
  const form = useForm({
    empty: EMPTY_REQUEST,
    draft: { key: 'villa.request', lasting: true },
    prerendered: true,
    check: (values) => checkRequest(values, rules),
    submit,
    sentFor: SUCCESS_SHOWN_MS,
    label: (name) => t(`booking.form.${name}`),
    explain,
  })
  const days = useDays(form.values, form.change, rules)

  const takeDays = useEffectEvent(() => {
    const stay = takeAskedDays()
    if (stay) form.change(stay)
  })
  // After what was typed before has come back: days that somebody was sent stand above those.
  useEffect(() => takeDays(), [])

  useEffect(() => {
    // After mounting, for the first render must equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setSent(readSent(Date.now()))
  }, [])

  async function submit(request: ReservationRequest): Promise<void> {
    const honeypot = form.props.ref.current?.elements.namedItem(HONEYPOT_FIELD)
    // Who fills in the honeypot is told what a person would be told, and nothing is sent.
    if (!(honeypot instanceof HTMLInputElement && honeypot.value !== '')) await deliver(request)
    const { checkIn, checkOut, firstName, lastName, email } = request
    const guest = `${firstName} ${lastName}`
    setSent(keepSent({ stay: { checkIn, checkOut }, guest, email }))
    days.clear()
    form.restart()
  }

  async function deliver(request: ReservationRequest) {
    try {
      await sendRequest(request)
    } catch (error) {
      // The guest reads that it failed; why is for whoever looks after the site.
      // oxlint-disable-next-line no-console
      console.error(error)
      throw error
    }
  }

  return {
    ...form,
    days,
    /** The last request that was sent from this device, until its guest begins a new one. */
    sent,
    beginAnew: () => {
      forgetSent()
      setSent(null)
    },
  }
}
