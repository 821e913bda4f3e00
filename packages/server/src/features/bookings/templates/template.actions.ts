import { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { refuse as refuseTemplate } from '@fairway/contract/bookings/bookings.errors'
import {
  type NewTemplate,
  TEMPLATE_LIMIT,
  type Template,
  type TemplateChange,
  type TemplateChoice,
} from '@fairway/contract/bookings/template.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { copyOf, normalizeDocument } from '../requests/request-document.rules.ts'
import { organisationFor } from '../requests/request-writing.actions.ts'
import * as templates from './template.repository.ts'

/** The templates of the caller's organisations, by name. */
export const listTemplates = async ({ db, viewer }: Context) => ({
  templates: await templates.findTemplates(db, viewer),
})

/** What a new request starts from. */
export const getTemplate = async ({ db, viewer }: Context, { id }: { id: number }) =>
  readable((await templates.findTemplate(db, viewer, id)) ?? refuse('GE0002'))

/** Fields that were added since it was kept are empty in it; one that nobody can read any more is not there. */
function readable(template: templates.StoredTemplate): Template {
  const { data } = RequestDocument.safeParse(template.document)
  return data ? { ...template, document: data } : refuse('GE0002')
}

/** What belongs to one request alone, such as its reference and its vessel, is left out. */
const templateDocument = (document: RequestDocument) => copyOf(normalizeDocument(document))

/** What the audit trail says of a template. */
const trace = ({ organisation, name, document }: templates.StoredTemplate) => ({ organisation, name, document })

/** Keeps a request under a name for everybody of the organisation. */
export async function addTemplate(context: Context, { organisation, name, document }: NewTemplate): Promise<Template> {
  const { db, viewer, audit } = context
  const { id: orgId } = await organisationFor(context, organisation)
  if ((await templates.countTemplates(db, orgId)) >= TEMPLATE_LIMIT) refuseTemplate('TP0002', String(TEMPLATE_LIMIT))
  const fields = { name, document: templateDocument(document), by: writerOf(viewer).signature }
  const made = (await templates.insertTemplate(db, orgId, fields)) ?? refuseTemplate('TP0001', name)
  await audit({ objectType: 'request template', objectId: String(made.id), after: trace(made) })
  return readable(made)
}

/** Changes a template, unless it changed meanwhile. */
export async function changeTemplate(
  context: Context,
  { name, document, ...choice }: TemplateChange,
): Promise<Template> {
  const { db, viewer, audit } = context
  const locked = await lockTemplate(context, choice)
  const fields = { name, document: templateDocument(document), by: writerOf(viewer).signature }
  const changed = (await templates.updateTemplate(db, viewer, locked.id, fields)) ?? refuseTemplate('TP0001', name)
  await audit({
    objectType: 'request template',
    objectId: String(locked.id),
    before: trace(locked),
    after: trace(changed),
  })
  return readable(changed)
}

/** Takes a template away; keeping it again brings it back. */
export async function deleteTemplate(
  context: Context,
  choice: z.output<typeof TemplateChoice>,
): Promise<{ done: true }> {
  const locked = await lockTemplate(context, choice)
  await templates.deleteTemplate(context.db, context.viewer, locked.id)
  await context.audit({ objectType: 'request template', objectId: String(locked.id), before: trace(locked) })
  return { done: true }
}

async function lockTemplate({ db, viewer }: Context, { id, version }: z.output<typeof TemplateChoice>) {
  const locked = (await templates.lockTemplate(db, viewer, id)) ?? refuse('GE0002')
  return locked.version === version ? locked : refuse('GE0007')
}
