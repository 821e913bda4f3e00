/** FNV-1a over the text's UTF-16 code units. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A pseudo-random stream that is the same every time for the same labels. */
export class Draw {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to, not including, 1: a Weyl sequence with two rounds of mixing, even enough for a demo. */
  unit(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1))
  }

  between(low: number, high: number): number {
    return low + this.unit() * (high - low)
  }

  chance(share: number): boolean {
    return this.unit() < share
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.whole(0, choices.length - 1)]
    if (choice === undefined) throw new Error('nothing to choose from')
    return choice
  }

  /** Picks by weight. */
  weigh<T>(choices: readonly (readonly [T, number])[]): T {
    let rest = this.unit() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [choice, weight] of choices) {
      rest -= weight
      if (rest < 0) return choice
    }
    throw new Error('nothing to choose from')
  }
}

/** Everything in the world draws from its own labels, so that one more booking does not change the others. */
export const draw = (...labels: readonly (string | number)[]) => new Draw(fingerprint(labels.join('\u001f')))
