import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { FREE_TRIES, HARD_STOP, LONGEST_WAIT_SECONDS, subjects } from './guarded-subjects.ts'

/**
 * Counts a try before it is made, as if it had failed: however many come at once, each takes its turn or is turned away.
 * False while the subject has to wait, and for good once there were too many.
 */
export const countAttempt = async (db: Database, subject: string) =>
  (await db.run(sql`
    insert into sign_in_guard as g (subject, failures) values (${subject}, 1)
    on conflict (subject) do update
       set failures = g.failures + 1,
           failed_at = case when g.failures + 1 >= ${HARD_STOP} then 'infinity' else now() end,
           locked_until = case when g.failures + 1 >= ${FREE_TRIES}
             then now() + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, power(2, g.failures + 1 - ${FREE_TRIES}))) end
     where g.failures < ${HARD_STOP} and (g.locked_until is null or g.locked_until <= now())`)) === 1

/** A try that was never made does not count. */
export const refundAttempt = (db: Database, subject: string) =>
  db.run(sql`
    update sign_in_guard set failures = failures - 1, failed_at = now(), locked_until = null where subject = ${subject}`)

/** Forgets the failures: the right password was given, or a new one was chosen. */
export const forgetFailures = (db: Database, subject: string) =>
  db.run(sql`delete from sign_in_guard where subject = ${subject}`)

/** What a new password, chosen by mail, opens again. */
export const forgetFailuresOf = (db: Database, account: { id: string; usernameKey: string }) =>
  db.run(sql`
    delete from sign_in_guard
     where subject in (${subjects.username(account.usernameKey)}, ${subjects.both(account.usernameKey)}, ${subjects.passwordChange(account.id)},
                       ${subjects.passwordAgain(account.id)})
        or starts_with(subject, ${subjects.devicesOf(account.id)})`)

const Verdict = z.object({ isLocked: z.boolean() })

/** Whether too many tries came from this address or its neighbourhood. */
export const isLockedAddress = async (db: Database, ip: string) => {
  const { isLocked } = await db.one(
    Verdict,
    sql`
    select exists (select from sign_in_guard where subject in (${subjects.address(ip)}, ${subjects.network(ip)})
                    and locked_until > now()) as "isLocked"`,
  )
  return isLocked
}

/** Counts a failure where it came from; what is older than an hour is forgotten. */
export const countFailureFrom = (db: Database, ip: string, usual: { address: number; network: number }) =>
  db.run(sql`
    insert into sign_in_guard as g (subject, failures)
    values (${subjects.address(ip)}, 1), (${subjects.network(ip)}, 1)
    on conflict (subject) do update
       set failures = case when g.failed_at < now() - interval '1 hour' then 1 else g.failures + 1 end,
           failed_at = now(),
           locked_until = case when g.failed_at >= now() - interval '1 hour'
                                and g.failures >= case when g.subject like 'ip:%' then ${usual.address}::int else ${usual.network}::int end
             then now() + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, power(2, least(20, g.failures
                    - case when g.subject like 'ip:%' then ${usual.address}::int else ${usual.network}::int end)))) end`)
