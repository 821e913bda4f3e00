import { useEffect, useRef, useState } from 'react'

/** A resize changes the width many times. The address is updated when it pauses. */
export const ADDRESS_AFTER_MS = 150

type Text = string | undefined

interface AddressChange<T> {
  /** Shows `next` at once and puts `text` into the address a moment later. */
  change: (next: T, text: Text, address: Text) => void
  /** Called when the address has changed. */
  arrive: (address: Text) => void
  cancel: () => void
}

/**
 * A change that is shown before the address has it. Navigation takes time: when an earlier change arrives in the address
 * while a newer one is pending, the newer one wins. An address that was set elsewhere discards both.
 */
export function createAddressChange<T>(
  onAddress: (text: Text) => void,
  onAhead: (ahead: T | undefined) => void,
): AddressChange<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: { text: Text; sent: Set<Text> } | undefined
  const cancel = () => {
    clearTimeout(timer)
    underWay = undefined
    onAhead(undefined)
  }
  return {
    change: (next, text, address) => {
      if (text === address && !underWay) return cancel()
      clearTimeout(timer)
      const { sent } = underWay ?? { sent: new Set<Text>() }
      underWay = { text, sent }
      onAhead(next)
      timer = setTimeout(() => {
        sent.add(text)
        onAddress(text)
      }, ADDRESS_AFTER_MS)
    },
    arrive: (address) => {
      if (underWay && address !== underWay.text && underWay.sent.has(address)) return
      cancel()
    },
    cancel,
  }
}

/** What to show while a change of the address is pending, and how to make one. */
export function useAddressChange<T>(address: Text, onAddress: (text: Text) => void) {
  const [ahead, setAhead] = useState<T>()
  const latest = useRef(onAddress)
  latest.current = onAddress
  const [{ change, arrive, cancel }] = useState(() => createAddressChange<T>((text) => latest.current(text), setAhead))
  useEffect(() => arrive(address), [arrive, address])
  useEffect(() => cancel, [cancel])
  return {
    ahead,
    change: (next: T, text: Text) => change(next, text, address),
    /** Without a delay, in place of pending changes. */
    setAddress: (text: Text) => {
      cancel()
      latest.current(text)
    },
  }
}
