import { refuse } from '@fairway/contract/tracking/tracking.errors'
import type { Context } from '../../../platform/http/serve.ts'
import { refuseWebId, toContainerQuery } from './cargo.actions.ts'
import * as histories from './cargo-history.repository.ts'

/** Shows the customs entries of a container to those who may see its booking; anyone else gets 'not found'. */
export async function getCustomsHistory({ db, viewer, settings }: Context, params: histories.ContainerKey) {
  refuseWebId(viewer)
  const found = await histories.findCustoms(
    db,
    viewer,
    toContainerQuery(params.bookingNo, params.containerNo, settings),
  )
  return found ? found.body : refuse('CS0004', params.containerNo)
}

/** Shows the interchange receipts of a container, in the same way. */
export async function getInterchangeHistory({ db, viewer, settings }: Context, params: histories.ContainerKey) {
  refuseWebId(viewer)
  const found = await histories.findInterchanges(
    db,
    viewer,
    toContainerQuery(params.bookingNo, params.containerNo, settings),
  )
  return found ? found.body : refuse('CS0004', params.containerNo)
}
