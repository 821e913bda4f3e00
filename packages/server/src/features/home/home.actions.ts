import { refuse } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import * as home from './home.repository.ts'

/** Lists what needs the reader today; for somebody who acts for a customer, what needs that customer. */
export async function getHome(context: Context) {
  const { db, viewer, settings } = context
  if (viewer.kind !== 'person') return refuse('GE0016')
  const found = await home.read(db, viewer, { watch: ownTopicOf(context), zone: settings.zone })
  if (!found) throw new Error('A Home Page was expected')
  return found.body
}
