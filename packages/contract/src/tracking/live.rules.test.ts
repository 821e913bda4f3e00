import { describe, expect, it } from 'vitest'
import { concerns, containerTopic } from './live.rules.ts'

const [lamp, shade] = [containerTopic('3104482', 'FWYU4829130'), containerTopic('3104482', 'FWYU7712044')]

describe('news about a topic', () => {
  it.each([
    ['a container', lamp, lamp, true],
    ['its booking', '3104482', lamp, true],
    ['one of the booking’s containers', lamp, '3104482', true],
    ['the box beside it', shade, lamp, false],
    ['another booking', '3104483', lamp, false],
    ['another booking', '3104483', '3104482', false],
  ])('about %s: %s concern %s: %s', (_name, changed, topic, expected) =>
    expect(concerns(changed, topic)).toBe(expected),
  )
})
