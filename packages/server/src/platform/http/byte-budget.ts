import { Refusal } from '@fairway/contract/kit/errors'

/** The share of unknown callers: they cannot use up the budget of known ones. */
const STRANGERS = 1 / 4

/** What one call has taken of the budget, and gives back as a whole when it is over. */
export interface ByteShare {
  /** Takes so many more, or refuses when there are not as many left. */
  reserve(bytes: number): void
  end(): void
}

export interface ByteBudget {
  open(of: 'stranger' | 'known'): ByteShare
  inUse(): number
}

/** One budget for the bytes of all bodies that this process reads or works on at a moment. */
export function createByteBudget(most: number): ByteBudget {
  const limits = { known: most, stranger: most * STRANGERS }
  const used = { known: 0, stranger: 0 }
  const inUse = () => used.known + used.stranger
  return {
    inUse,
    open: (of) => {
      let reserved = 0
      return {
        reserve: (bytes) => {
          if (inUse() + bytes > most || used[of] + bytes > limits[of]) throw new Refusal('GE0015')
          reserved += bytes
          used[of] += bytes
        },
        end: () => {
          used[of] -= reserved
          reserved = 0
        },
      }
    },
  }
}
