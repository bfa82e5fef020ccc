import { useEffect, useRef, useState } from 'react'

/** The state of a submission; `invalid` while the errors of the checked fields are shown. */
export type Sending =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'invalid'; checkedFields: readonly string[] }
  | { state: 'failed'; failure: unknown }

const IDLE: Sending = { state: 'idle' }

/**
 * Submits one at a time and stores the result; `sentFor` is how long success is shown, in
 * milliseconds, unlimited by default.
 */
export function useSending(sentFor?: number) {
  const [sending, setSending] = useState(IDLE)
  // A ref, because a second click may come before the next render.
  const isPending = useRef(false)

  useEffect(() => {
    if (sending.state !== 'sent' || sentFor === undefined) return
    const timer = setTimeout(() => setSending(IDLE), sentFor)
    return () => clearTimeout(timer)
  }, [sending, sentFor])

  async function send(run: () => Promise<void>) {
    if (isPending.current) return
    isPending.current = true
    setSending({ state: 'sending' })
    try {
      await run()
      setSending({ state: 'sent' })
    } catch (failure) {
      setSending({ state: 'failed', failure })
    } finally {
      isPending.current = false
    }
  }

  return {
    sending,
    send,
    /** Shows the errors of these fields, and sends nothing. */
    showProblems: (checkedFields: readonly string[]) =>
      setSending({ state: 'invalid', checkedFields }),
    toIdle: () => setSending(IDLE),
  }
}
