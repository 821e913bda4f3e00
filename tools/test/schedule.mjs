// @ts-check

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [skipped] why it could not run here; never in CI
 * @property {string} [note] a remark about a failure
 * @property {string[]} [failures] each failed test, with the first line of its error
 * @property {string[]} [flaky] each test that passed only at the second try, with the first line of its first error
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} cores how many cores it needs for itself; none for a stage that mostly waits
 * @property {string[]} [needs] stages that must pass before it, when they run at all
 * @property {string[]} [after] stages that must have ended before it, however they ended
 * @property {() => Promise<Outcome>} run
 *
 * @typedef {Outcome & { name: string, seconds: number }} Result
 */

/** Runs the stages in order, as many side by side as the cores allow. A stage that fails does not stop the others.
 * @param {Stage[]} stages
 * @param {number} cores
 * @param {{ started?: (name: string) => void, ended?: (result: Result) => void }} [listeners]
 * @returns {Promise<Result[]>} in the order of the stages */
export async function runStages(stages, cores, listeners = {}) {
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  const waiting = [...stages]
  let free = cores

  const settled = (/** @type {Stage} */ { needs = [], after = [] }) =>
    [...needs, ...after].every((name) => results.has(name) || !stages.some((stage) => stage.name === name))
  const next = () => waiting.find((stage) => settled(stage) && (stage.cores <= free || running.size === 0))

  while (waiting.length > 0 || running.size > 0) {
    for (let stage = next(); stage; stage = next()) {
      const { name, cores: wanted } = stage
      waiting.splice(waiting.indexOf(stage), 1)
      free -= wanted
      listeners.started?.(name)
      const run = runStage(stage, results).then((result) => {
        results.set(name, result)
        running.delete(name)
        free += wanted
        listeners.ended?.(result)
      })
      running.set(name, run)
    }
    if (running.size === 0)
      throw new Error(`These stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
  return stages.flatMap(({ name }) => results.get(name) ?? [])
}

/** @param {Stage} stage
 * @param {Map<string, Result>} results
 * @returns {Promise<Result>} */
async function runStage({ name, needs = [], run }, results) {
  const broken = needs.filter((need) => (results.get(need)?.failed ?? 0) > 0)
  if (broken.length > 0)
    return { name, seconds: 0, passed: 0, failed: 1, note: `not run, because ${broken.join(', ')} failed` }
  const startedAt = Date.now()
  const outcome = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    note: error instanceof Error ? error.message : String(error),
  }))
  return { name, seconds: (Date.now() - startedAt) / 1000, ...outcome }
}
