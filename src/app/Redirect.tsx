import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { layersSettled } from '#ui/useLayer.ts'

/** Replaces the current page by another, once a closing layer has gone back in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()

  useEffect(() => {
    let here = true
    void layersSettled().then(() => {
      if (here) void navigate(to, { replace: true })
    })
    return () => {
      here = false
    }
  }, [navigate, to])

  return null
}
