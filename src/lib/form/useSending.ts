import { useEffect, useRef, useState } from 'react'

/** How far a form has come; `held` when it was not sent because of what stands in the controls `asked` for. */
export type Sending =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'held'; asked: readonly string[] }
  | { state: 'failed'; failure: unknown }

const IDLE: Sending = { state: 'idle' }

/** Sends once at a time and keeps how it went; `sentFor` is how long success is told, in milliseconds, for good unless given. */
export function useSending(sentFor?: number) {
  const [sending, setSending] = useState(IDLE)
  // Beside the state, for a second click may come before the next render.
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
    }
    underWay.current = false
  }

  return {
    sending,
    send,
    hold: (asked: readonly string[]) => setSending({ state: 'held', asked }),
    toIdle: () => setSending(IDLE),
  }
}
