// @ts-check

/** @typedef {{ stages: string[], shots: boolean, ci: boolean }} Options */

const STAGES = ['build', 'checks', 'slow', 'unit', 'spreadsheets', 'api18', 'api15', 'e2e']

/** What the command line asks for: `--only a,b` some stages, `--shots` pictures of every screen and nothing else.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Options} */
export function readOptions(args, env) {
  let stages = STAGES
  let shots = false
  for (let at = 0; at < args.length; at++) {
    const [name, value] = (args[at] ?? '').split('=', 2)
    if (name === '--shots') shots = true
    else if (name === '--only') stages = chooseStages(value ?? args[++at] ?? '')
    else throw new Error(`"${args[at]}" is not understood. Known: --only ${STAGES.join(',')} and --shots.`)
  }
  return { stages: shots ? ['shots'] : stages, shots, ci: env.CI === 'true' || env.CI === '1' }
}

/** @param {string} list */
function chooseStages(list) {
  const names = list.split(',').filter(Boolean)
  const unknown = names.filter((stage) => !STAGES.includes(stage))
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`--only wants some of ${STAGES.join(', ')}; "${unknown.join(', ')}" is none of them.`)
  return STAGES.filter((stage) => names.includes(stage))
}
