import { useNavigate } from 'react-router-dom'
import { valueOf } from '#domain/record.ts'
import { stayAddress } from '#features/office/addresses.ts'
import { layersSettled } from '#ui/useLayer.ts'

/** Returns to the page from which the panel was opened, or to the list. */
export function useLeave(): () => void {
  const navigate = useNavigate()

  async function leave(): Promise<void> {
    // A question that has just been closed goes back in the history first.
    await layersSettled()
    const isFirst = !(Number(valueOf(history.state, 'idx')) > 0)
    await (isFirst ? navigate(stayAddress(null), { replace: true }) : navigate(-1))
  }

  return () => void leave()
}
