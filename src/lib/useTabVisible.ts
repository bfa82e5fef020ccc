import { useEffect, useState } from 'react'

/** Whether the tab is visible; stays true until it was hidden for `limitMs`. */
export function useTabVisible(limitMs: number): boolean {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden')
        timer = setTimeout(() => setVisible(false), limitMs)
      else setVisible(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [limitMs])

  return visible
}
