// @ts-check
import { runCommand } from '../postgres/command.mjs'

/** Prints lines with the name of their stage.
 * @param {string} stage
 * @returns {(text: string) => void} */
export const sayAs = (stage) => (text) => {
  for (const line of text.split('\n')) process.stdout.write(`${stage.padEnd(6)} │ ${line}\n`)
}

/** @typedef {import('../postgres/command.mjs').CommandOptions} CommandOptions */

/** Runs a program of ours with Node and shows its output as it comes.
 * @param {string} stage
 * @param {string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<number>} its exit code */
export async function runNode(stage, args, { env, onLine, ...options }) {
  const say = sayAs(stage)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const { code } = await runCommand(process.execPath, args, {
    ...options,
    env: { ...process.env, ...colours, ...env },
    onLine: (line) => {
      say(line)
      onLine?.(line)
    },
  })
  return code
}
