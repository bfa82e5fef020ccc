import { useEffect, useState } from 'react'

/** How far a request has come (SPEC §4); `invalid` when it was held back because something is missing or wrong. */
export type Sending = 'idle' | 'invalid' | 'submitting' | 'sent' | 'failed'

const SUCCESS_SHOWN_MS = 3000

/** Sends once at a time and says how it went: success for three seconds, failure until the next try. */
export function useSending() {
  const [sending, setSending] = useState<Sending>('idle')

  useEffect(() => {
    if (sending !== 'sent') return
    const timer = setTimeout(() => setSending('idle'), SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [sending])

  async function send(deliver: () => Promise<void>, onSent: () => void) {
    if (sending === 'submitting') return
    setSending('submitting')
    try {
      await deliver()
      onSent()
      setSending('sent')
    } catch (error) {
      // SPEC §8: the failure is logged.
      // oxlint-disable-next-line no-console
      console.error(error)
      setSending('failed')
    }
  }

  return { sending, send, holdBack: () => setSending('invalid') }
}
