import type { HomeFigures, HomeShip } from '@fairway/contract/home/home.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'
import { type AddressState, writeGridText } from '../../ui/grid/views/grid-text.rules.ts'
import type { LineLink } from './line-link.rules.ts'

/** Until a container has arrived. */
const ahead = stages.slice(0, stages.indexOf('Hold'))

/** The dashboard with some containers: by criteria, and by column filters where no criterion exists. */
function dashboardLink(criteria: DashboardCriteria, filters?: AddressState['filters']): LineLink {
  const view = filters && writeGridText({ filters })
  return { to: '/containerdash', search: { criteria: encodeCriteria(criteria), ...(view && { view }) } }
}

export const figureNames = ['fetchNow', 'onHold', 'detention', 'arriving'] as const
export type FigureName = (typeof figureNames)[number]

/** Lists that are the same on every day. */
export const viewLinks: Record<Exclude<FigureName, 'arriving'>, LineLink> = {
  fetchNow: dashboardLink(
    { stages: ['At Destination'] },
    { availability: { kind: 'oneOf', values: ['Available For Pickup terminal', 'Available For Pickup estimate'] } },
  ),
  onHold: dashboardLink({ stages: ['Hold'] }),
  detention: dashboardLink({ stages: ['Out-gated'] }, { detentionDays: { kind: 'between', from: '1', to: '' } }),
}

/** Where a figure leads: to the list of exactly the containers that it counts. */
export function figureLink(name: FigureName, { arriving: { from, to } }: Pick<HomeFigures, 'arriving'>): LineLink {
  return name === 'arriving' ? dashboardLink({ stages: [...ahead], dateOf: 'arrival', from, to }) : viewLinks[name]
}

/** The containers that a ship brings to a port. */
export const shipLink = ({ vvd, place }: HomeShip): LineLink =>
  dashboardLink({ vvds: [vvd], portsOfDischarge: [place], stages: [...ahead] })

/** All containers of a task, where one list shows them. */
export function taskLink(task: 'returnEmpty' | 'clearHolds', nearUntil: string): LineLink {
  if (task === 'clearHolds') return dashboardLink({ stages: ['Hold'] })
  return dashboardLink({ stages: ['Out-gated'], dateOf: 'lastFree', to: nearUntil })
}
