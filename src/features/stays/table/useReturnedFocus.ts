import { useEffect, useRef } from 'react'
import { editButtonId } from './ActionsCell.tsx'

/** Returns the focus to a row's edit button when editing ends and nothing else has it. */
export function useReturnedFocus(editingId: string | null): void {
  const lastEditingId = useRef(editingId)
  useEffect(() => {
    const left = lastEditingId.current
    lastEditingId.current = editingId
    if (left === null || editingId !== null || document.activeElement !== document.body) return
    document.getElementById(editButtonId(left))?.focus()
  }, [editingId])
}
