// @ts-check

/** @typedef {{ stages: string[], ci: boolean, since?: string }} Options since: only what differs from there */

const STAGES = ['build', 'checks', 'slow', 'unit', 'spreadsheets', 'pdfs', 'api18', 'api15', 'e2e']

/** The options of the command line: `--only a,b` runs some stages, `--changed` what a change can reach, since the last
 * commit or since `--changed=main`, `--shots` only takes pictures of every screen, and `--guide` those of the
 * User Guide.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Options} */
export function readOptions(args, env) {
  let stages = STAGES
  /** @type {{ since?: string }} */
  let changed = {}
  for (let at = 0; at < args.length; at++) {
    const [name, value] = (args[at] ?? '').split('=', 2)
    if (name === '--shots') stages = ['shots']
    else if (name === '--guide') stages = ['build', 'guide']
    else if (name === '--only') stages = chooseStages(value ?? args[++at] ?? '')
    else if (name === '--changed') changed = { since: value ?? 'HEAD' }
    else
      throw new Error(
        `"${args[at]}" is not understood. Known: --only ${STAGES.join(',')}, --changed, --shots and --guide.`,
      )
  }
  return { stages, ci: env.CI === 'true' || env.CI === '1', ...changed }
}

/** @param {string} list */
function chooseStages(list) {
  const names = list.split(',').filter(Boolean)
  const unknown = names.filter((stage) => !STAGES.includes(stage))
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`--only wants some of ${STAGES.join(', ')}; "${unknown.join(', ')}" is none of them.`)
  return STAGES.filter((stage) => names.includes(stage))
}
