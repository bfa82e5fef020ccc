import { useEffect, useRef, useState } from 'react'

/** The state of a submission; `held` when the `asked` controls have errors. */
export type Sending =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'held'; asked: readonly string[] }
  | { state: 'failed'; failure: unknown }

const IDLE: Sending = { state: 'idle' }

/**
 * Submits one at a time and stores the result; `sentFor` is how long success is shown, in
 * milliseconds, unlimited by default.
 */
export function useSending(sentFor?: number) {
  const [sending, setSending] = useState(IDLE)
  // A ref, because a second click may come before the next render.
  const underWay = useRef(false)

  useEffect(() => {
    if (sending.state !== 'sent' || sentFor === undefined) return
    const timer = setTimeout(() => setSending(IDLE), sentFor)
    return () => clearTimeout(timer)
  }, [sending, sentFor])

  async function send(run: () => Promise<void>) {
    if (underWay.current) return
    underWay.current = true
    setSending({ state: 'sending' })
    try {
      await run()
      setSending({ state: 'sent' })
    } catch (failure) {
      setSending({ state: 'failed', failure })
    } finally {
      underWay.current = false
    }
  }

  return {
    sending,
    send,
    hold: (asked: readonly string[]) => setSending({ state: 'held', asked }),
    toIdle: () => setSending(IDLE),
  }
}
