import { type ComponentType, useEffect } from 'react'

/** Wraps a component to call `onAlive` once it is hydrated. */
export function withOnHydrated(Content: ComponentType, onAlive: () => void): ComponentType {
  return function Announcing() {
    useEffect(onAlive, [])
    return <Content />
  }
}
