import { describe, expect, it } from 'vitest'
import { affects, bookingOf, bookingTopic, containerTopic, withoutTicket } from './live.rules.ts'

const [lamp, shade] = [containerTopic('3104482', 'FWYU4829130'), containerTopic('3104482', 'FWYU7712044')]

describe('changes of a topic', () => {
  it.each([
    ['a container', lamp, lamp, true],
    ['its booking', '3104482', lamp, true],
    ['one of the booking’s containers', lamp, '3104482', true],
    ['the container beside it', shade, lamp, false],
    ['another booking', '3104483', lamp, false],
    ['another booking', '3104483', '3104482', false],
    ['everything that one may see', 'own/mei', 'own/mei', true],
    ['everything that another one may see', 'own/an', 'own/mei', false],
    ['one container', lamp, 'own/mei', false],
    ['everything that one may see', 'own/mei', '3104482', false],
  ])('about %s: %s concern %s: %s', (_name, changed, topic, expected) => expect(affects(changed, topic)).toBe(expected))
})

it('a ticket belongs to its booking and does not change what a topic is about', () => {
  const booking = bookingTopic('3104482', { '3104482': 'abc-1' })
  const container = containerTopic(booking, 'FWYU4829130')
  expect([booking, container]).toEqual(['3104482~abc-1', '3104482~abc-1/FWYU4829130'])
  expect(affects(booking, container)).toBe(true)
  expect(bookingOf(container)).toBe(booking)
  expect([booking, container, 'own/a~b.c'].map(withoutTicket)).toEqual(['3104482', lamp, 'own/a~b.c'])
  expect(bookingTopic('3104483', {})).toBe('3104483')
})

it('a topic for everything that one may see is separate, while bookings include their containers', () => {
  expect(['own/mei', lamp, '3104482'].map(bookingOf)).toEqual(['own/mei', '3104482', '3104482'])
})
