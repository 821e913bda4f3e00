import { describe, expect, it } from 'vitest'
import { Lanes } from './lanes.ts'

/** A task whose end the test decides. */
function task() {
  let finish: (how: 'done' | 'failed') => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    finish = (how) => (how === 'done' ? resolve(how) : reject(new Error(how)))
  })
  return { run: () => promise, finish }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('lanes', () => {
  it('run no more tasks than fit, and finish them in the order in which they were started', async () => {
    const lanes = new Lanes(2)
    const [first, second, third] = [task(), task(), task()]
    const followed: number[] = []
    const begun: number[] = []
    const begin = async (number: number, { run }: ReturnType<typeof task>) => {
      await lanes.begin(
        () => {
          begun.push(number)
          return run()
        },
        async () => void followed.push(number),
      )
    }
    await begin(1, first)
    await begin(2, second)
    const waiting = begin(3, third)
    await turn()
    expect(begun).toEqual([1, 2])
    second.finish('done')
    await waiting
    expect(begun).toEqual([1, 2, 3])
    expect(followed).toEqual([])
    first.finish('done')
    third.finish('done')
    await lanes.end()
    expect(followed).toEqual([1, 2, 3])
  })

  it('stop after a failure, start nothing more, and report it', async () => {
    const lanes = new Lanes(2)
    const [first, second] = [task(), task()]
    const followed: number[] = []
    await lanes.begin(first.run, async () => void followed.push(1))
    await lanes.begin(second.run, async () => void followed.push(2))
    first.finish('failed')
    second.finish('done')
    await turn()
    let isBegun = false
    const third = lanes.begin(
      async () => {
        isBegun = true
      },
      async () => undefined,
    )
    await expect(third).rejects.toThrow('failed')
    await expect(lanes.end()).rejects.toThrow('failed')
    expect(isBegun).toBe(false)
    expect(followed).toEqual([])
  })
})
