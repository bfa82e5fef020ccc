import { useEffect, useState } from 'react'

/** Counts the promises under way; while there are any, leaving the page is asked about, for the SDK keeps unsent writes in memory only. */
export function usePending(): [pending: boolean, track: <T>(work: Promise<T>) => Promise<T>] {
  const [count, setCount] = useState(0)
  const pending = count > 0

  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])

  const track = async <T>(work: Promise<T>) => {
    setCount((before) => before + 1)
    try {
      return await work
    } finally {
      setCount((before) => before - 1)
    }
  }
  return [pending, track]
}
