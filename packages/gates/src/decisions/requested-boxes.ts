import type { Box } from '../world/booking.ts'
import { BOXES_PER_REQUEST, requestedBox } from '../world/boxes.ts'
import { HOUR, toMinute } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import { type Route, receivesUntil } from '../world/routes.ts'
import { drawStory, type Story } from '../world/story.ts'
import type { World } from '../world/world.ts'
import type { Brief } from './brief.ts'

/** From the depot to the shipper and on to the terminal takes so long at least; with less time left no box is sent. */
const LEAST_TIME = 12 * HOUR
/** An empty is not given out sooner than this after it was assigned, and comes back unused, if at all, days before. */
const GIVEN_OUT_AFTER = HOUR
const UNUSED_EMPTY = 60 * HOUR

interface Wanted {
  brief: Brief
  assignedAt: number
  /** The version of the request that they are chosen for. */
  boxesOf: number
}

/** The boxes of a booking that came of a request: as many of each type as it asks for, as far as the depot has them. */
export function boxesFor(world: World, { brief, assignedAt, boxesOf }: Wanted, route: Route): Box[] {
  const left = receivesUntil(route) - assignedAt - GIVEN_OUT_AFTER
  if (left < LEAST_TIME) return []
  const wanted = brief.boxes.split(' ').flatMap((row) => {
    const [, equipment = '', count = '0'] = /^(\w{4})\*(\d+)$/.exec(row) ?? []
    return Array.from({ length: Math.min(BOXES_PER_REQUEST, Number(count)) }, () => equipment)
  })
  const boxes = wanted.slice(0, BOXES_PER_REQUEST)
  return boxes.map((equipment, at) => {
    const containerNo = requestedBox(Number(brief.ediRef.slice(2)), boxesOf, at)
    const luck = draw(world.seed, 'requested box', brief.ediRef, containerNo)
    return {
      containerNo,
      equipment,
      seal: `FW${luck.whole(100_000, 999_999)}`,
      weightKg: weightOf(brief.grossWeight, boxes.length),
      temperature: temperatureOf(brief.temperature),
      ventilation: null,
      hazardous: brief.isHazardous,
      story: inTime(drawStory(luck), { assignedAt, left, until: receivesUntil(route) }),
      statedHolds: null,
      removedAt: null,
      reports: 'usual',
    }
  })
}

/** Each carries its part of the cargo. */
function weightOf(grossWeight: string, count: number): string {
  const kg = Number(grossWeight) / count
  return Number.isFinite(kg) && kg > 0 ? kg.toFixed(3) : '10000.000'
}

function temperatureOf(written: string): Box['temperature'] {
  const [, value = '', unit = ''] = /^(-?\d{1,3}(?:\.\d)?) ([CF])$/.exec(written) ?? []
  return value ? { value, unit: unit as 'C' | 'F' } : null // the pattern knows no other
}

/** Whoever books late has to hurry: then the box is fetched soon, and brought when most of the time is over. */
function inTime(story: Story, { assignedAt, left, until }: { assignedAt: number; left: number; until: number }): Story {
  const fromFirst = left - story.pickUpHoursBefore * HOUR - (story.setback === 'unusedEmpty' ? UNUSED_EMPTY : 0)
  if (fromFirst > 0) return story
  const share = (part: number) => toMinute(assignedAt + GIVEN_OUT_AFTER + part * left)
  const fixed = { pickUp: share(0.1), gateIn: Math.min(share(0.8), until - HOUR) }
  return { ...story, setback: story.setback === 'exam' ? 'exam' : null, fixed }
}
