import { createContext, useContext } from 'react'

const Context = createContext<string | null>(null)

/** Tells the requests within it which of them is shown beside the list. */
export const ChosenProvider = Context.Provider

/** The id of the request that is shown beside the list; `null` where nothing is. */
export function useChosen(): string | null {
  return useContext(Context)
}
