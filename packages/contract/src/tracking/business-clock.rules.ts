import type { MapClock } from './route.schema.ts'

/** What the business clock shows some time after the server has read it. */
export const businessNow = ({ now, rate }: MapClock, elapsedMs: number) => Date.parse(now) + rate * elapsedMs
