import type { Portal } from '../../../platform/testing.ts'
import { pdf } from '../../../ports/files/file-content.fixture.ts'

interface Person {
  accountId: string
  username: string
  headers: Record<string, string>
}

/** A request that somebody sent with a file, without an office that would have to be there. */
export async function addSupportRequest(portal: Portal, { accountId, username, headers }: Person) {
  const { json: file } = await portal.call('POST', '/api/support/file?name=ticket.pdf', {
    body: pdf(),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  const { rows } = await portal.pool.raw.query<{ id: number }>(
    `insert into support_request (account_id, asked_by, office, subject, message, page, booking_no, container_no)
     values ($1, $2, 'ningbo', 'Which scale?', 'Gate 1 is closed.', '', '', '') returning id::int`,
    [accountId, username],
  )
  const id = rows[0]?.id ?? 0
  await portal.pool.raw.query('update support_file set request_id = $1 where id = $2', [id, file.id])
  return { id, fileId: Number(file.id) }
}
