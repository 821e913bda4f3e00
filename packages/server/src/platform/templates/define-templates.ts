import { refuse as refuseTemplate } from '@fairway/contract/bookings/bookings.errors'
import { TEMPLATE_LIMIT, type TemplateChoice } from '@fairway/contract/bookings/templates/template.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Context } from '../http/serve.ts'
import { writerOf } from '../submissions/writer.ts'
import { createTemplateRepository, type Stored, type TemplateEntry, type TemplateStore } from './template.repository.ts'

interface TemplateKind<E extends TemplateEntry, D extends object> extends TemplateStore<E> {
  /** The name of this kind in the audit trail. */
  objectType: string
  document: z.ZodType<D>
  /** What is stored of a document: what belongs to one of its kind alone, such as its reference, is left out. */
  trim: (document: D) => D
  /** The organisation that a new template is for. */
  organisationFor: (context: Context, ref: string | undefined) => Promise<{ id: string }>
}

interface NewTemplate<D> {
  organisation?: string | undefined
  name: string
  document: D
}
interface TemplateChange<D> extends NewTemplate<D> {
  id: number
  version: number
}

/** Documents that people of an organisation save under a name to be used again. */
export function defineTemplates<E extends TemplateEntry, D extends object>(kind: TemplateKind<E, D>) {
  const { objectType, trim, organisationFor } = kind
  const templates = createTemplateRepository(kind)

  /** Fields that were added since it was stored are empty in it; one that nobody can read any more is not there. */
  function readable(template: Stored<E>): E & { document: D } {
    const { data } = kind.document.safeParse(template.document)
    return data ? { ...template, document: data } : refuse('GE0002')
  }

  /** What the audit trail says of a template. */
  const trace = ({ organisation, name, document }: Stored<E>) => ({ organisation, name, document })

  async function lock({ db, viewer }: Context, { id, version }: z.output<typeof TemplateChoice>) {
    const locked = (await templates.lock(db, viewer, id)) ?? refuse('GE0002')
    return locked.version === version ? locked : refuse('GE0007')
  }

  return {
    /** The templates of the caller's organisations, by name. */
    list: async ({ db, viewer }: Context) => ({ templates: await templates.findAll(db, viewer) }),

    /** What a new document starts from. */
    get: async ({ db, viewer }: Context, { id }: { id: number }) =>
      readable((await templates.find(db, viewer, id)) ?? refuse('GE0002')),

    /** Saves a document under a name for everybody of the organisation. */
    add: async (context: Context, { organisation, name, document }: NewTemplate<D>) => {
      const { db, viewer, audit } = context
      const { id: orgId } = await organisationFor(context, organisation)
      if ((await templates.count(db, orgId)) >= TEMPLATE_LIMIT) refuseTemplate('TP0002', String(TEMPLATE_LIMIT))
      const fields = { name, document: trim(document), by: writerOf(viewer).signature }
      const made = (await templates.insert(db, orgId, fields)) ?? refuseTemplate('TP0001', name)
      await audit({ objectType, objectId: String(made.id), after: trace(made) })
      return readable(made)
    },

    /** Changes a template, unless it changed meanwhile. */
    change: async (context: Context, { name, document, ...choice }: TemplateChange<D>) => {
      const { db, viewer, audit } = context
      const locked = await lock(context, choice)
      const fields = { name, document: trim(document), by: writerOf(viewer).signature }
      const changed = (await templates.update(db, locked, fields)) ?? refuseTemplate('TP0001', name)
      await audit({ objectType, objectId: String(locked.id), before: trace(locked), after: trace(changed) })
      return readable(changed)
    },

    /** Deletes a template; saving it again brings it back. */
    remove: async (context: Context, choice: z.output<typeof TemplateChoice>): Promise<{ done: true }> => {
      const locked = await lock(context, choice)
      await templates.remove(context.db, locked)
      await context.audit({ objectType, objectId: String(locked.id), before: trace(locked) })
      return { done: true }
    },
  }
}
