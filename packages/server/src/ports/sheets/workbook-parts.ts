import { posix } from 'node:path'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { Archive } from './archive.ts'
import { ENTRY_LIMIT } from './sheet-limits.ts'
import { readXml } from './xml-stream.ts'

/** A part that another one names, by the last word of what it is to it: `worksheet`, `styles`. */
export interface Relation {
  id: string
  kind: string
  part: string
}

/** Parts by what they hold, as the archive's own list says. Names in an archive do not differ by case. */
export async function readContentTypes(archive: Archive): Promise<string[]> {
  const types = new Set<string>()
  await readXml(archive.unpack('[content_types].xml'), {
    open: (path, { ContentType }) => {
      if ((path === 'Types/Override' || path === 'Types/Default') && ContentType) types.add(ContentType)
      if (types.size > ENTRY_LIMIT) refuse('UP0018')
    },
  })
  return [...types]
}

/** What a part names. Anything outside of the file is refused, but addresses that only a click would open. */
export async function readRelations(archive: Archive, list: string): Promise<Relation[]> {
  const relations: Relation[] = []
  const folder = posix.dirname(posix.dirname(list))
  await readXml(archive.unpack(list), {
    open: (path, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (path !== 'Relationships/Relationship') return
      const kind = Type.slice(Type.lastIndexOf('/') + 1)
      if (TargetMode.toLowerCase() !== 'external') relations.push({ id: Id, kind, part: partAt(folder, Target) })
      else if (kind !== 'hyperlink') refuse('UP0019')
      if (relations.length > ENTRY_LIMIT) refuse('UP0018')
    },
  })
  return relations
}

const partAt = (folder: string, target: string) => posix.resolve('/', folder, target).slice(1).toLowerCase()

/** Where the parts that a part names are listed. */
export const relationsOf = (part: string) => posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
