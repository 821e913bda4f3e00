import { useEffect, useRef, useState } from 'react'

/** A column that is drawn wider moves many times; the address follows when it stands still. */
export const ADDRESS_AFTER_MS = 150

type Text = string | undefined

interface AddressChange<T> {
  /** Shows `next` at once and puts `text` into the address a moment later. */
  change: (next: T, text: Text, address: Text) => void
  /** The address is another one now. */
  arrive: (address: Text) => void
  cancel: () => void
}

/**
 * A change that is shown before the address has it. Navigation takes its time: when an earlier change of ours arrives in
 * the address while a newer one is still on its way, the newer one counts. An address that somebody else set ends both.
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

/** What to show while a change is on its way to the address, and how to make one. */
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
    /** Without a delay, in place of whatever is on its way. */
    setAddress: (text: Text) => {
      cancel()
      latest.current(text)
    },
  }
}
