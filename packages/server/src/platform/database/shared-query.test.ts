import { describe, expect, it } from 'vitest'
import { gather } from './shared-query.ts'

/** Answers each key with the number of its query, when the test says so. */
function answering() {
  const questions: { keys: string[]; answer: () => void; fail: () => void }[] = []
  const ask = gather(
    (keys) =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const nth = questions.length
        const answer = () =>
          resolve(Object.fromEntries(keys.filter((key) => key !== 'unknown').map((key) => [key, nth])))
        questions.push({ keys, answer, fail: () => reject(new Error('lost')) })
      }),
  )
  return { ask, questions }
}

const nextMoment = () => new Promise((resolve) => setImmediate(resolve))

describe('what is asked for together', () => {
  it('is one question for all calls of a moment, each thing once', async () => {
    const { ask, questions } = answering()
    const pending = ['one', 'two', 'one', 'unknown'].map(ask)
    await nextMoment()
    expect(questions.map(({ keys }) => keys)).toEqual([['one', 'two', 'unknown']])
    questions[0]?.answer()
    expect(await Promise.all(pending)).toEqual([0, 0, 0, undefined])
  })

  it('never includes whoever comes when the question is on its way', async () => {
    const { ask, questions } = answering()
    const early = ask('one')
    await nextMoment()
    const late = ask('one')
    await nextMoment()
    expect(questions.map(({ keys }) => keys)).toEqual([['one'], ['one']])
    questions[1]?.answer()
    questions[0]?.answer()
    expect(await Promise.all([early, late])).toEqual([0, 1])
  })

  it('fails for those who asked, and for nobody after them', async () => {
    const { ask, questions } = answering()
    const lost = Promise.allSettled([ask('one'), ask('two')])
    await nextMoment()
    questions[0]?.fail()
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = ask('one')
    await nextMoment()
    questions[1]?.answer()
    expect(await next).toBe(1)
  })

  it('is cut where it would become too long', async () => {
    const { ask, questions } = answering()
    const pending = Array.from({ length: 250 }, (_, n) => ask(`number ${n}`))
    await nextMoment()
    expect(questions.map(({ keys }) => keys.length)).toEqual([100, 100, 50])
    for (const { answer } of questions) answer()
    expect((await Promise.all(pending)).filter((nth) => nth === undefined)).toEqual([])
  })
})
