import type pg from 'pg'

interface RetentionRule {
  table_name: string
  time_column: string
  keep_days: number
}

const BATCH = 10_000

/** Removes what is older than the retention table says, in batches, so that nobody waits for it. */
export async function applyRetention(pool: pg.Pool): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  const { rows } = await pool.query<RetentionRule>(
    'select table_name, time_column, keep_days from retention_rule order by 1',
  )
  for (const rule of rows) removed[rule.table_name] = await removeOld(pool, rule)
  return removed
}

async function removeOld(pool: pg.Pool, { table_name, time_column, keep_days }: RetentionRule) {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('delete from %1$I where ctid in (select ctid from %1$I where %2$I < now() - make_interval(days => $1) limit $2)', $1::text, $2::text) as statement`,
    [table_name, time_column],
  )
  let total = 0
  for (;;) {
    const { rowCount } = await pool.query(rows[0]?.statement ?? '', [keep_days, BATCH])
    total += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return total
  }
}
