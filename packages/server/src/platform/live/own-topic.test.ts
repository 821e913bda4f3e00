import { describe, expect, it } from 'vitest'
import { createMacs } from '../keys.ts'
import { createTopicReader, ownTopic } from './own-topic.ts'

const [former, present] = ['f'.repeat(40), 'p'.repeat(40)]
const macs = createMacs([present])
const mei = { accountId: '4f0b4c0e-5a5e-4c8e-9a53-0c8f4f3f2b11', sessionId: '0e7c2a41-93d1-4a55-8f57-6f1f0c6f7a02' }
const HOUR_MS = 3_600_000
const topic = ownTopic(macs, mei, 500_000)
const readAt = (hour: number, by = macs) => createTopicReader(by, () => hour * HOUR_MS)

describe('a ticket to hear of one’s own cargo', () => {
  it('names its account until its hour, again and again, and is short enough for an address', () => {
    let hour = 499_999
    const read = createTopicReader(macs, () => hour * HOUR_MS)
    expect([read(topic), read(topic)]).toMatchObject([mei, mei])
    hour = 500_000
    expect([read(topic), read(topic)]).toEqual([null, null])
    expect(topic).toMatch(/^own\/[\w.-]{71}$/)
  })

  it('is the same for the same person and hour, and another one for anybody else', () => {
    expect(ownTopic(macs, mei, 500_000)).toBe(topic)
    expect(ownTopic(macs, mei, 500_001)).not.toBe(topic)
    expect(ownTopic(macs, { ...mei, accountId: crypto.randomUUID() }, 500_000)).not.toBe(topic)
    expect(ownTopic(macs, { ...mei, sessionId: crypto.randomUUID() }, 500_000)).not.toBe(topic)
  })

  it('is taken under a new secret as long as the former one is named', () => {
    const before = ownTopic(createMacs([former]), mei, 500_000)
    expect(readAt(1, createMacs([present, former]))(before)).toMatchObject(mei)
    expect(readAt(1)(before)).toBeNull()
  })

  it('is nothing when a single letter of it is another one', () => {
    const letters = 'ABab01-_'
    for (let at = 4; at < topic.length; at += 1)
      for (const letter of letters)
        if (letter !== topic[at]) expect(readAt(1)(`${topic.slice(0, at)}${letter}${topic.slice(at + 1)}`)).toBeNull()
  })

  it.each([
    'own/',
    'own/x',
    'own/..',
    '3104482',
    '3104482/FWYU4829130',
    topic.slice(0, -1),
    `${topic}A`,
    topic.slice(4),
  ])('is not %s', (other) => expect(readAt(1)(other)).toBeNull())
})
