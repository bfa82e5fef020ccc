import { createContext, useContext } from 'react'

const Context = createContext<string | null>(null)

/** Provides the id of the request that is shown beside the list. */
export const SelectedRequestProvider = Context.Provider

/** The id of the request that is shown beside the list; `null` without one. */
export function useSelectedRequest(): string | null {
  return useContext(Context)
}
