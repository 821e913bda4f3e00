// @ts-check
// Loaded into a measured server before its own program: measures the delay of its event loop. A first signal starts it,
// each further one writes the result since and starts again.
import fs from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
const delayMs = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

process.on('SIGUSR2', () => {
  const { LOOP_DELAY_FILE } = process.env
  if (LOOP_DELAY_FILE && histogram.count > 0)
    fs.writeFileSync(
      LOOP_DELAY_FILE,
      JSON.stringify({
        p99: delayMs(histogram.percentile(99)),
        longest: delayMs(histogram.max),
        looks: histogram.count,
      }),
    )
  histogram.reset()
  histogram.enable()
})
