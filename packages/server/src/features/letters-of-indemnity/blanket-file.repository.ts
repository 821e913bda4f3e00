import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { seenBy } from './blanket-letter.repository.ts'
import type { LetterScope } from './blanket-scope.repository.ts'

const LetterFile = z.object({ fileId: z.string(), name: z.string(), mediaType: z.string(), byteSize: z.number() })

/** The sealed file of a version. */
export const findLetterFile = (db: Database, scope: LetterScope, { id, version }: { id: number; version: number }) =>
  db.find(
    LetterFile,
    sql`
    select f.id as "fileId", f.name, f.media_type as "mediaType", f.byte_size as "byteSize"
      from blanket_letter l join blanket_letter_version v on v.letter_id = l.id join stored_file f on f.id = v.file_id
     where l.id = ${id}::bigint and v.version = ${version} and ${seenBy(scope)}`,
  )
