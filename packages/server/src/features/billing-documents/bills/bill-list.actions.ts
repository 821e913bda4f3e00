import { BILL_CAP, billTypes } from '@fairway/contract/billing-documents/bill.values'
import { type BillCriteria, checkBillCriteria } from '@fairway/contract/billing-documents/bill-criteria.rules'
import { billTypesFor, seesMoney } from '@fairway/contract/billing-documents/bill-rights.rules'
import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import * as bills from './bill-list.repository.ts'

/** Lists the bills that the caller may see; too many are refused, not cut, and so is a search whose numbers are all unknown. */
export async function searchBills(context: Context, criteria: BillCriteria) {
  const { shape, query } = toQuery(context, criteria)
  const found = await bills.list(context.db, context.viewer, shape, { ...query, watch: ownTopicOf(context) })
  if (!found) throw new Error('A list was expected')
  if (shape.numberType !== 'none' && found.matches === 0) refuse('BLD0006')
  if (found.shown > BILL_CAP) refuse('BLD0005', String(BILL_CAP))
  return found.body
}

/** Counts the bills that need somebody, for the cards above the list. */
export async function countBills(context: Context, criteria: BillCriteria) {
  const { shape, query } = toQuery(context, { ...criteria, concerns: undefined })
  const counted = await bills.count(context.db, context.viewer, shape, query)
  if (!counted) throw new Error('Counts were expected')
  return counted.body
}

/** What a person's groups open of bills. */
export function billScopeOf({ viewer, settings }: Context, type?: BillCriteria['type']) {
  if (viewer.kind !== 'person') return refuseGeneral('GE0006')
  if (viewer.isWebIdRefused) refuseGeneral('GE0004')
  if (type && !viewer.groups.includes(type)) refuse('BLD0003')
  return { types: billTypesFor(viewer.groups, type), seesMoney: seesMoney(viewer.groups), zone: settings.zone }
}

const unlessEmpty = <T>(list: T[] | undefined) => (list && list.length > 0 ? list : null)

/** Numbers without a word of what they are of may be of anything, and a range of dates is about when bills were billed. */
function toQuery(context: Context, criteria: BillCriteria): { shape: bills.BillShape; query: bills.BillCriteriaQuery } {
  refuseViolations(checkBillCriteria(criteria))
  const { type, numberType = 'mixed', numbers = [], dateOf = 'billed', from, to } = criteria
  const scope = billScopeOf(context, type)
  const [statuses, releases] = [unlessEmpty(criteria.statuses), unlessEmpty(criteria.releases)]
  return {
    shape: {
      isOfAnyBill: !statuses && !releases && !from && !to && scope.types.length === billTypes.length,
      numberType: numbers.length > 0 ? numberType : 'none',
      hasConcerns: unlessEmpty(criteria.concerns) !== null,
      dateOf: from || to ? dateOf : 'none',
    },
    query: {
      ...scope,
      numbers,
      statuses,
      releases,
      concerns: unlessEmpty(criteria.concerns),
      from: from || null,
      to: to || null,
    },
  }
}
