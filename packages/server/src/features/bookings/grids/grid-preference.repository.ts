import type { GridName, GridPreference } from '@fairway/contract/shared/grid.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import { viewShownTo } from '../../../platform/visibility.repository.ts'

const PreferenceRow = z.object({ preference: z.unknown() })

/** What the viewer's own preference says, without a view that is not there for them any more. */
export const findPreference = (db: Database, viewer: PersonViewer, grid: GridName) =>
  db.find(
    PreferenceRow,
    sql`
    select case when jsonb_typeof(p.preference) <> 'object' or exists (
                     select from grid_view v where v.id::text = lower(p.preference->>'viewId') and v.grid = p.grid and ${viewShownTo(viewer)})
                then p.preference else p.preference - 'viewId' end as preference
      from grid_preference p where p.account_id = ${viewer.accountId}::uuid and p.grid = ${grid}`,
  )

/** The last word counts, from whichever device it came. */
export const savePreference = (db: Database, viewer: PersonViewer, grid: GridName, preference: GridPreference) =>
  db.run(sql`
    insert into grid_preference (account_id, grid, preference)
    values (${viewer.accountId}::uuid, ${grid}, ${JSON.stringify(preference)}::jsonb)
    on conflict (account_id, grid) do update set preference = excluded.preference, changed_at = now()`)

export const deletePreference = (db: Database, viewer: PersonViewer, grid: GridName) =>
  db.run(sql`delete from grid_preference where account_id = ${viewer.accountId}::uuid and grid = ${grid}`)
