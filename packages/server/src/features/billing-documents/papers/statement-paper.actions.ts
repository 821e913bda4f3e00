import type { StatementFile } from '@fairway/contract/billing-documents/invoice.schema'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { issueFileTicket } from '../../support/public.ts'
import { getStatement } from '../account/account.actions.ts'
import { type PaperParts, printingFor } from './printing.actions.ts'
import { statementPaper } from './statement-paper.rules.ts'

/** A ticket for the statement of account of the caller's organisations, as a PDF. */
export async function downloadStatement(
  parts: PaperParts,
  context: Context,
  { language, ...query }: z.output<typeof StatementFile>,
) {
  const statement = await getStatement(context, query)
  const number = `SOA-${statement.today.replaceAll('-', '')}`
  const account = { name: statement.organisations.join(', '), address: '' }
  const print = statementPaper({ number, account, statement }, await printingFor(parts, { language, isCopy: false }))
  return issueFileTicket(context, parts, { name: `statement-${statement.today}.pdf`, source: { print } })
}
