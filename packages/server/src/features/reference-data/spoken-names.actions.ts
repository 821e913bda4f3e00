import type { Pool } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import { pinyinOf } from '../accounts/public.ts'
import { findUnspoken, saveSpoken, type Unspoken } from './spoken-names.repository.ts'

/** Works out once how the names of places and containers are typed in letters that an older version stored without. */
export async function fillSpokenNames(pool: Pool, log: Logger): Promise<void> {
  try {
    const found = await findUnspoken(pool.reading())
    if (found.length === 0) return
    const named: (Unspoken & { spoken: string })[] = []
    for (const one of found) named.push({ ...one, spoken: await pinyinOf(one.name) })
    await pool.transaction((db) => saveSpoken(db, named))
    log.info({ filled: found.length }, 'names of places and boxes are found by their pinyin now')
  } catch (error) {
    log.error({ err: error }, 'names could not be made findable by pinyin; the next start tries again')
  }
}
