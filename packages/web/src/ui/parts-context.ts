import { createContext, createElement, type ReactNode, useContext, useRef } from 'react'

const hasSameParts = <T extends object>(one: T, other: T) => {
  const keys = Object.keys(one) as (keyof T)[] // its own properties
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]))
}

interface PartsContext<T extends object> {
  Provider: (props: { value: T; children?: ReactNode }) => ReactNode
  useParts: () => T
}

/**
 * What the parts of one screen share. A value with the same properties as before counts as the same value: a form that
 * renders after each save does not render its hundreds of fields with it.
 */
export function createPartsContext<T extends object>(outside: string): PartsContext<T> {
  const Parts = createContext<T | undefined>(undefined)
  return {
    Provider: ({ value, children }) => {
      const kept = useRef(value)
      if (!hasSameParts(kept.current, value)) kept.current = value
      return createElement(Parts, { value: kept.current }, children)
    },
    useParts: () => {
      const parts = useContext(Parts)
      if (!parts) throw new Error(outside)
      return parts
    },
  }
}
