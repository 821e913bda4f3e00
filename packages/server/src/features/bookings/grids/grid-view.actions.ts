import { refuse as refuseView } from '@fairway/contract/bookings/bookings.errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { type NewView, SavedView, type ViewChange, type ViewChoice } from '@fairway/contract/shared/grid.schema'
import { type GridName, VIEW_LIMIT } from '@fairway/contract/shared/grid.values'
import { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import * as views from './grid-view.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

const { criteria, state } = SavedView.shape.content.shape
const defaultState = { layout: { columns: [], density: 'normal' as const }, sort: [], filters: {} }
/** What an older version of the portal kept and nobody can read now comes up as the grid is made, under its old name. */
const Readable = z
  .object({ criteria: criteria.catch({}), state: state.catch(defaultState) })
  .catch({ criteria: {}, state: defaultState })
const readable = (view: views.StoredView): SavedView => ({ ...view, content: Readable.parse(view.content) })

/** A person's views of a grid, those that colleagues share, and with whom one can share. */
export async function listViews(context: Context, grid: GridName) {
  const viewer = signedIn(context)
  const found = await views.findViews(context.db, viewer, grid)
  return { views: found.map(readable), organisations: await views.findOrganisations(context.db, viewer) }
}

/** Sharing goes to the people of one's own organisations alone. */
function refuseStrangers({ organisationIds }: PersonViewer, sharedWith: string | null) {
  if (sharedWith !== null && !organisationIds.includes(sharedWith.toLowerCase())) refuse('GE0002')
}

/** What the audit trail says of a view. */
const trace = ({ grid, name, sharedWith, content }: views.StoredView) => ({ grid, name, sharedWith, content })

/** Keeps a search and the look of its grid under a name. */
export async function createView(context: Context, view: z.output<typeof NewView>): Promise<SavedView> {
  const { db, audit } = context
  const viewer = signedIn(context)
  refuseStrangers(viewer, view.sharedWith)
  if ((await views.countViews(db, viewer, view.grid)) >= VIEW_LIMIT) refuseView('GV0002', String(VIEW_LIMIT))
  const made = await views.insertView(db, viewer, view)
  if (!made) return refuseView('GV0001', view.name)
  await audit({ objectType: 'grid view', objectId: made.id, after: trace(made) })
  return readable(made)
}

/** Changes a view of one's own, unless it changed meanwhile. */
export async function changeView(context: Context, change: z.output<typeof ViewChange>): Promise<SavedView> {
  const { db, audit } = context
  const viewer = signedIn(context)
  const locked = await lockView(context, viewer, change)
  refuseStrangers(viewer, change.sharedWith)
  const changed = await views.updateView(db, viewer, locked.id, change)
  if (!changed) return refuseView('GV0001', change.name)
  await audit({ objectType: 'grid view', objectId: locked.id, before: trace(locked), after: trace(changed) })
  return readable(changed)
}

/** Takes a view of one's own away, from everyone who used it. */
export async function deleteView(context: Context, choice: z.output<typeof ViewChoice>): Promise<{ done: true }> {
  const viewer = signedIn(context)
  const locked = await lockView(context, viewer, choice)
  await views.deleteView(context.db, viewer, locked.id)
  await context.audit({ objectType: 'grid view', objectId: locked.id, before: trace(locked) })
  return { done: true }
}

async function lockView({ db }: Context, viewer: PersonViewer, { id, version }: z.output<typeof ViewChoice>) {
  const locked = await views.lockView(db, viewer, id)
  if (!locked) return refuse('GE0002')
  if (locked.version !== version) return refuse('GE0007')
  return locked
}
