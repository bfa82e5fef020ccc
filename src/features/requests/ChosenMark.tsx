import { useSelectedRequest } from './selectedRequest.ts'

/** A bar at the edge of the selected request. */
export function ChosenMark({ id }: { id: string }) {
  if (useSelectedRequest() !== id) return null
  return <span aria-hidden className="absolute inset-y-3 left-0 w-1 rounded-full bg-accent-500" />
}
