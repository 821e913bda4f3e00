// @ts-check
// Loaded into a measured server before its own program: how late its event loop comes to things. A first signal begins,
// each next one writes what was seen since and begins anew.
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
