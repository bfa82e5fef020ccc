import { useState } from 'react'

/** Counts the pending promises. */
export function usePending(): [pending: boolean, track: <T>(work: Promise<T>) => Promise<T>] {
  const [count, setCount] = useState(0)
  const track = async <T>(work: Promise<T>) => {
    setCount((before) => before + 1)
    try {
      return await work
    } finally {
      setCount((before) => before - 1)
    }
  }
  return [count > 0, track]
}
