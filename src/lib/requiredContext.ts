import { createContext, type Provider, useContext } from 'react'

/** A context without a default: its provider, and a hook that throws outside of it. */
export function requiredContext<T extends object>(name: string): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null)
  return [
    Context.Provider,
    () => {
      const value = useContext(Context)
      if (!value) throw new Error(`There is no ${name} around this component`)
      return value
    },
  ]
}
