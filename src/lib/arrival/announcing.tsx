import { type ComponentType, useEffect } from 'react'

/** The same component, which says when it has come alive: from then on it answers to a touch. */
export function announcing(Content: ComponentType, onAlive: () => void): ComponentType {
  return function Announcing() {
    useEffect(onAlive, [])
    return <Content />
  }
}
