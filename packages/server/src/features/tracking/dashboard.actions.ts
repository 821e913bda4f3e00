import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import type { Context } from '../../platform/serve.ts'

export async function listContainers(_context: Context, _criteria: DashboardCriteria): Promise<never> {
  throw new Error('not built')
}
export async function countContainers(_context: Context, _criteria: DashboardCriteria): Promise<never> {
  throw new Error('not built')
}
export async function listVvds(_context: Context): Promise<never> {
  throw new Error('not built')
}
export async function listLocations(_context: Context): Promise<never> {
  throw new Error('not built')
}
export async function translateRefData(_context: Context): Promise<never> {
  throw new Error('not built')
}
