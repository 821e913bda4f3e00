import { refuse } from '@fairway/contract/kit/general.errors'
import { GridPreference } from '@fairway/contract/shared/grid.schema'
import type { GridName, GridPreference as Preference } from '@fairway/contract/shared/grid.values'
import type { Context } from '../../../platform/http/serve.ts'
import * as preferences from './grid-preference.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

/** How a person wants a grid to come up; what an older version of the portal kept and nobody can read now is nothing. */
export async function getPreference(context: Context, grid: GridName) {
  const row = await preferences.findPreference(context.db, signedIn(context), grid)
  return { preference: GridPreference.safeParse(row?.preference).data ?? null }
}

/** Keeps how a grid shall come up, on every device of that person. */
export async function savePreference(context: Context, grid: GridName, preference: Preference) {
  await preferences.savePreference(context.db, signedIn(context), grid, preference)
  return getPreference(context, grid)
}

/** Forgets it; a grid that nobody arranged stays as it is made. */
export async function resetPreference(context: Context, grid: GridName): Promise<{ done: true }> {
  await preferences.deletePreference(context.db, signedIn(context), grid)
  return { done: true }
}
