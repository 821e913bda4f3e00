import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database, Pool } from '../../platform/database/database.ts'
import type { Files, NewFile } from './files.port.ts'

const PIECE_BYTES = 1024 * 1024

const Stored = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
  sha256: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
})
const Piece = z.object({ content: z.instanceof(Buffer) })
const Id = z.object({ id: z.string() })

const columns = sql`id, name, media_type as "mediaType", byte_size as "byteSize", encode(sha256, 'hex') as sha256, created_by as "createdBy", created_at as "createdAt"`

/** Stores files in the database itself, so that a backup of it is a backup of everything. */
export function postgresFiles(pool: Pool): Files {
  return {
    save: (file) => pool.transaction((db) => saveFile(db, file)),
    find: (id) => pool.reading().find(Stored, sql`select ${columns} from stored_file where id = ${id}::uuid`),
    async *read(id) {
      for (let seq = 0; ; seq++) {
        const piece = await pool
          .reading()
          .find(Piece, sql`select content from stored_file_piece where file_id = ${id}::uuid and seq = ${seq}`)
        if (!piece) return
        yield piece.content
      }
    },
    remove: async (id) =>
      (await pool.transaction((db) => db.run(sql`delete from stored_file where id = ${id}::uuid`))) === 1,
  }
}

/** Stores a file in the transaction of its cause. */
export async function saveFile(db: Database, { name, mediaType, createdBy, keepUntil, content }: NewFile) {
  const { id } = await db.one(
    Id,
    sql`
    insert into stored_file (name, media_type, byte_size, sha256, created_by, keep_until)
    values (${name}, ${mediaType}, 0, ''::bytea, ${createdBy}, ${keepUntil ?? null}::timestamptz) returning id`,
  )
  const hash = createHash('sha256')
  let size = 0
  let seq = 0
  for await (const piece of inPieces(content)) {
    hash.update(piece)
    size += piece.length
    await db.run(sql`insert into stored_file_piece (file_id, seq, content) values (${id}::uuid, ${seq++}, ${piece})`)
  }
  return db.one(
    Stored,
    sql`update stored_file set byte_size = ${size}, sha256 = ${hash.digest()} where id = ${id}::uuid returning ${columns}`,
  )
}

/** Cuts what comes in any sizes into pieces of one size. */
async function* inPieces(content: NewFile['content']) {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    waiting.push(chunk)
    bytes += chunk.length
    while (bytes >= PIECE_BYTES) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PIECE_BYTES)
      waiting = [all.subarray(PIECE_BYTES)]
      bytes -= PIECE_BYTES
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
