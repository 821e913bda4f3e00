import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/serve.ts'

/** Organisations by any part of their names or their reference. */
export async function searchOrganisations(
  _context: Context,
  _given: z.output<typeof shapes.OrganisationQuery>,
): Promise<shapes.FoundOrganisations> {
  throw new Error('not built')
}

/** One organisation with its members. */
export async function getOrganisation(
  _context: Context,
  _given: z.output<typeof shapes.OrganisationChoice>,
): Promise<shapes.Organisation> {
  throw new Error('not built')
}

/** Adds an organisation. */
export async function createOrganisation(
  _context: Context,
  _given: shapes.NewOrganisation,
): Promise<shapes.Organisation> {
  throw new Error('not built')
}

/** Changes an organisation; every booking that names it shows the change. */
export async function changeOrganisation(
  _context: Context,
  _given: shapes.OrganisationChange,
): Promise<shapes.Organisation> {
  throw new Error('not built')
}
