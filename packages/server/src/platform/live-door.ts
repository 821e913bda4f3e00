import { refuse } from '@fairway/contract/kit/general.errors'

/** Open streams of one process. A browser holds one, an office of some hundred people shares an address. */
const STREAMS_IN_TOTAL = 5_000
const STREAMS_PER_ADDRESS = 100

/** Counts who is inside, and refuses whoever would be one too many. */
export function createDoor() {
  const inside = new Map<string, number>()
  let total = 0
  return {
    /** Gives back how to leave, which counts once. */
    enter: (address: string) => {
      const present = inside.get(address) ?? 0
      if (total >= STREAMS_IN_TOTAL || present >= STREAMS_PER_ADDRESS) refuse('GE0015')
      inside.set(address, present + 1)
      total += 1
      let left = false
      return () => {
        if (left) return
        left = true
        total -= 1
        const others = (inside.get(address) ?? 1) - 1
        if (others > 0) inside.set(address, others)
        else inside.delete(address)
      }
    },
  }
}
