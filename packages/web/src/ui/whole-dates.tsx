import { Fragment } from 'react'

const DATE = /(\d{4}-\d\d-\d\d)/

/**
 * A sentence whose dates are not broken at their hyphens. No letter of it changes, so that it can be copied as it is. It stays one
 * element: the parts of a sentence in a flexible box would stand beside each other.
 */
export function WholeDates({ children }: { children: string | undefined }) {
  const parts = (children ?? '').split(DATE)
  if (parts.length === 1) return children
  return (
    <span>
      {parts.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
        at % 2 === 1 ? <time key={at}>{part}</time> : <Fragment key={at}>{part}</Fragment>,
      )}
    </span>
  )
}
