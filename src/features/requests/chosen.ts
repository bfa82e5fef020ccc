import { createContext, useContext } from 'react'

const Context = createContext<string | null>(null)

/** Provides the id of the request that is shown beside the list. */
export const ChosenProvider = Context.Provider

/** The id of the request that is shown beside the list; `null` without one. */
export function useChosen(): string | null {
  return useContext(Context)
}
