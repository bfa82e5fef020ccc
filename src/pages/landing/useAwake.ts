import { useEffect, useState } from 'react'

/** Whether somebody may be looking: false once the tab has been hidden for `limitMs`, true again as soon as it is seen. */
export function useAwake(limitMs: number): boolean {
  const [awake, setAwake] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setAwake(false), limitMs)
      else setAwake(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [limitMs])

  return awake
}
