import { type Volume, volumes } from './world/world.ts'

export interface Settings {
  carrierUrl: string
  carrierKey: string
  /** The requested size of the demo; null when none is given. */
  demo: Volume | null
  /** In tests a rejected line ends the program, because it is a bug of gates. */
  isStrict: boolean
}

/** The exit code for a wrong configuration: a restart does not help. */
export const EXIT_BAD_SETTINGS = 78

export class SettingsError extends Error {}

/** Reads the portal's address, gates' key, and the size of the demo. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { FAIRWAY_CARRIER_URL: url = '', FAIRWAY_CARRIER_KEY: key = '', FAIRWAY_STRICT: strict = '' } = environment
  const { FAIRWAY_DEMO: demo = '' } = environment
  const problems: string[] = []
  if (!/^https?:$/.test(protocolOf(url)))
    problems.push('FAIRWAY_CARRIER_URL must be the address of the portal, for example http://127.0.0.1:8080')
  if (!/^[\x21-\x7e]{16,}$/.test(key))
    problems.push('FAIRWAY_CARRIER_KEY must be a carrier API key of at least 16 characters')
  if (!['', '0', '1'].includes(strict)) problems.push('FAIRWAY_STRICT must be 1 or 0')
  if (!['', ...Object.keys(volumes)].includes(demo)) problems.push('FAIRWAY_DEMO must be small or large')
  if (problems.length > 0)
    throw new SettingsError(`gates cannot start:\n${problems.map((text) => `- ${text}`).join('\n')}`)
  return {
    carrierUrl: url.replace(/\/+$/, ''),
    carrierKey: key,
    demo: Object.values(volumes).find(({ name }) => name === demo) ?? null,
    isStrict: strict === '1',
  }
}

function protocolOf(url: string): string {
  try {
    return new URL(url).protocol
  } catch {
    return ''
  }
}
