import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { layersSettled } from '#ui/useLayer.ts'

/** Leads on to another page, in this one's place, once a layer that was open has taken its step back through the history. */
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
