import type { MapClock } from './journey/route.schema.ts'

/** The business clock some time after the server has read it. */
export const businessNow = ({ now, rate }: MapClock, elapsedMs: number) => Date.parse(now) + rate * elapsedMs
