import { type ListScreenProps, useListPage } from '../../../../ui/listing/use-list-page.ts'
import { type Grouping, groupings } from '../allocations/row-totals.rules.ts'
import type { ReportSearch } from '../sales-criteria.rules.ts'
import { SalesListPage } from '../sales-list.tsx'
import { reportList } from './report.list.tsx'

/** The report adds up the rows of all reps. */
const byOfReport = groupings.filter((by) => by !== 'salesRepName')
const fieldOf = { vvd: 'vvds', portOfLoading: 'portOfLoad', accountName: 'accountNames' } as const
const narrowed = (by: Grouping, value: string): ReportSearch =>
  by === 'salesRepName' ? {} : { [fieldOf[by]]: [value] }

/** The VVD allocation report, with what it adds up to. */
export const ReportScreen = (props: ListScreenProps) => (
  <SalesListPage page={useListPage(reportList, props)} here="report" groupings={byOfReport} narrowed={narrowed} />
)
